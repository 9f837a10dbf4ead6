// What a client is told about his enabling for an auction.
import {
  condicaoPendente,
  podeTransitarHabilitacao,
  type SituacaoDeHabilitacao,
} from '@martelo/domain/habilitacoes/states.ts'
import { SITUACOES_LEILAO, type SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { Tx } from '../../core/database/database.ts'
import {
  acharDoCliente,
  condicoesDoCliente,
  contextoDe,
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
    editalUrl: leilao.editalUrl,
  }
}
