// What a client is told about his enabling for an auction.
import {
  condicaoPendente,
  podeTransitarHabilitacao,
  type SituacaoDeHabilitacao,
} from '@martelo/domain/habilitacoes/states.ts'
import { SITUACOES_LEILAO, type SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { nomeDoRegulamento } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import {
  acharDoCliente,
  condicoesDoCliente,
  contextoDe,
  digestDoRegulamento,
  lerAceito,
  type LeilaoParaHabilitar,
} from './habilitacoes.sql.ts'

const AVISO_EM_ANALISE = 'Recebemos seu pedido de habilitação. Aguarde a análise da nossa equipe.'

export const aceitaPedidos = (leilao: LeilaoParaHabilitar): boolean => {
  const { final, recebeLances } = SITUACOES_LEILAO[leilao.situacao as SituacaoLeilao]
  return recebeLances && !final
}

export async function minhaHabilitacao(tx: Tx, hotId: number, leilao: LeilaoParaHabilitar, cliId: number) {
  const minha = await acharDoCliente(tx, hotId, leilao.id, cliId)
  const contexto = contextoDe({
    tipo: leilao.tipo,
    ...(await condicoesDoCliente(tx, hotId, leilao.id, cliId)),
  })
  const lido = digestDoRegulamento(leilao)
  const aceito = minha && (await lerAceito(tx, hotId, leilao.id, cliId))
  const situacao: SituacaoDeHabilitacao | null = minha?.situacao ?? null
  const denovo =
    minha !== null &&
    podeTransitarHabilitacao({ de: minha.situacao, evento: 'pedirNovamente', atores: ['Cliente'] }, contexto)
      .pode
  const aviso = {
    APROVADA: null,
    EM_ANALISE: condicaoPendente(contexto) ?? AVISO_EM_ANALISE,
    REPROVADA: minha?.motivo ?? null,
    REVOGADA: minha?.motivo ?? null,
  }
  return {
    leiUid: leilao.uid,
    habilitado: situacao === 'APROVADA',
    situacao,
    tipo: leilao.tipo,
    aviso: situacao === null ? condicaoPendente(contexto) : aviso[situacao],
    podePedir: aceitaPedidos(leilao) && !contexto.clienteBloqueado && (minha === null || denovo),
    regulamento: leilao.regulamento,
    regulamentoNome:
      leilao.regNome === null ? null : nomeDoRegulamento({ nome: leilao.regNome, numero: leilao.regNumero }),
    regulamentoLido: lido,
    aceito: aceito && {
      habilitacaoUid: aceito.habilitacaoUid,
      quando: iso(aceito.quando),
      nome: nomeDoRegulamento(aceito),
      atual: aceito.digest === lido,
    },
    editalUrl: leilao.editalUrl,
  }
}
