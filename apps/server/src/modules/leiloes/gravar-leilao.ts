// What a form of an auction becomes in the table. Both ways in (create, edit) write through here.
import type { DadosDoLeilao } from '@martelo/contracts/leiloes/leilao.schemas.ts'
import { erroDaRegra } from '@martelo/domain/caucoes/valor-da-caucao.ts'
import { erroDaVisitacao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { exigirGruposDaCasa } from '../grupos/door.ts'
import { resolverReferencias } from './leiloes.sql.ts'
import { type AntesDoLeilao, colunasDosTextos } from './textos-do-leilao.sql.ts'

type Dados = z.infer<typeof DadosDoLeilao>
const vazioENulo = (t: string | null | undefined): string | null => (t == null || t === '' ? null : t)

const instante = (t: string | null): Date | null => (t === null ? null : new Date(t))
const ms = (t: string | null): number | null => (t === null ? null : Date.parse(t))

function exigirVisitacao({ visitacaoInicio, visitacaoFim, data }: Dados): void {
  const erro = erroDaVisitacao(ms(visitacaoInicio), ms(visitacaoFim), Date.parse(data))
  if (erro !== null)
    throw new RecusaLancada(recusar('VISITACAO', erro.mensagem, { campos: { [erro.campo]: erro.mensagem } }))
}

/**
 * Column values; throws the refusal REFERENCIA when auctioneer or place are not of this hotsite, or the site is another
 * auctioneer's own, CAUCAO when the
 * auction would ask a deposit of no size (it could not be paid, so there would be no bids), or names a size and asks no
 * deposit, VISITACAO when its viewing cannot be.
 */
export async function colunasDoLeilao(
  tx: Tx,
  hotsite: Pick<Hotsite, 'id' | 'leoId' | 'tipoHabilitacaoLeilao'>,
  d: Dados,
  antes: AntesDoLeilao | null = null,
) {
  const hotId = hotsite.id
  const exigeCaucao = (d.tipoHabilitacao ?? hotsite.tipoHabilitacaoLeilao) === 'CAUCAO'
  const erro = erroDaRegra(exigeCaucao, { valor: d.caucaoValor, porcentagem: d.caucaoPorcentagem })
  if (erro !== null)
    throw new RecusaLancada(recusar('CAUCAO', erro.mensagem, { campos: { [erro.campo]: erro.mensagem } }))
  exigirVisitacao(d)
  await exigirGruposDaCasa(tx, hotId, d.gruposCliente)
  const { leoId, lrlId } = await resolverReferencias(tx, hotId, d)
  if (leoId === null || lrlId === null)
    throw new RecusaLancada(
      recusar('REFERENCIA', 'Leiloeiro ou local não encontrado', {
        campos: {
          ...(leoId === null ? { leiloeiroUid: 'Escolha o leiloeiro' } : {}),
          ...(lrlId === null ? { localUid: 'Escolha o local' } : {}),
        },
      }),
    )
  if (hotsite.leoId !== null && leoId !== hotsite.leoId) {
    const frase = 'Este site leva a marca de um só leiloeiro: escolha ele'
    throw new RecusaLancada(recusar('REFERENCIA', frase, { campos: { leiloeiroUid: frase } }))
  }
  const textos = await colunasDosTextos(tx, hotId, d, antes)
  const {
    leiloeiroUid: _leiloeiro,
    localUid: _local,
    tipoUid: _tipo,
    textoUid: _texto,
    regulamentoUid: _regulamento,
    regulamentoNumero: _numero,
    ...resto
  } = d
  return {
    ...resto,
    ...textos,
    data: new Date(d.data),
    visitacaoInicio: instante(d.visitacaoInicio),
    visitacaoFim: instante(d.visitacaoFim),
    leoId,
    lrlId,
    editalUrl: vazioENulo(d.editalUrl),
    ordemVisitacaoUrl: vazioENulo(d.ordemVisitacaoUrl),
    ordemEntradaUrl: vazioENulo(d.ordemEntradaUrl),
    transmissaoUrl: vazioENulo(d.transmissaoUrl),
    transmissaoSubdominio: vazioENulo(d.transmissaoSubdominio),
    liberacaoDiaMotivo: vazioENulo(d.liberacaoDiaMotivo),
  }
}
