import { minhasNegociacoes } from '@martelo/contracts/lances/minhas-negociacoes.contract.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import type { SituacaoDaNegociacao } from '@martelo/domain/lances/negociacao.ts'
import type { Tx } from '../../core/database/database.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { tipoDoSite } from './apresentar-lance.ts'
import { apresentarNegociacao } from './apresentar-negociacao.ts'
import * as fios from './negociacoes.sql.ts'

/** Of one lot a person reads the newest of it; of the list he acts on what is under way. */
const LANCES_DE_UM = 200
const LANCES_DA_LISTA = 20
const LOTES = 50
const LINHAS = 500

const EM_ANDAMENTO: ReadonlySet<SituacaoDaNegociacao> = new Set([
  'ganhando',
  'superado',
  'espera-voce',
  'espera-a-casa',
  'espera-quem-vende',
])

handle(minhasNegociacoes, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const lelUid = query.lelUid ?? null
  const todas = await ctx.ler((tx) => lerFios(tx, ctx.hotsite.id, cliId, lelUid, tipoDoSite(ctx)))
  return lelUid === null ? todas.filter((n) => EM_ANDAMENTO.has(n.situacao)) : todas
})

async function lerFios(tx: Tx, hotId: number, cliId: number, lelUid: string | null, tipo: TipoHotsite) {
  const lotes = await fios.lotesDaNegociacao(tx, hotId, cliId, lelUid, LOTES)
  const ids = lotes.map((l) => l.lelId)
  const porLote = lelUid === null ? LANCES_DA_LISTA : LANCES_DE_UM
  const [lances, propostas, passos] = await Promise.all([
    fios.lancesDoFio(tx, hotId, cliId, ids, porLote),
    fios.propostasDoFio(tx, hotId, cliId, ids, LINHAS),
    lerPassos(tx, hotId, lotes),
  ])
  return lotes.map((l) => {
    const meus = { lances: lances.filter((x) => x.lelId === l.lelId), passos: passos.get(l.lelUid) ?? [] }
    return apresentarNegociacao(l, { ...meus, propostas: propostas.filter((x) => x.lelId === l.lelId) }, tipo)
  })
}

/** Of the lots that are, or were, conditional for him; nothing of what was said before that. */
async function lerPassos(
  tx: Tx,
  hotId: number,
  lotes: readonly fios.LoteDaNegociacao[],
): Promise<ReadonlyMap<string, readonly fios.LinhaDoPasso[]>> {
  const emAcordo = lotes.filter((l) => l.condicionalSituacao !== null && l.condicionalData !== null)
  if (emAcordo.length === 0) return new Map()
  const inicios = emAcordo.map((l) => l.condicionalData?.getTime() ?? 0)
  const uids = emAcordo.map((l) => l.lelUid)
  const linhas = await fios.passosDosAcordos(tx, hotId, uids, new Date(Math.min(...inicios)), LINHAS)
  return new Map(
    emAcordo.map((l) => [
      l.lelUid,
      linhas.filter((p) => p.lelUid === l.lelUid && p.em >= (l.condicionalData ?? p.em)),
    ]),
  )
}
