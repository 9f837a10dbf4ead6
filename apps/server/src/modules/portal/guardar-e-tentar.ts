// Requests are kept first, then tried one by one: each answers for itself, and one that failed stays to be sent again.
import type { AcaoDoComitente } from '@martelo/domain/portal/solicitacoes.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { deQuem } from './de-quem.ts'
import { executarSolicitacao } from './executar-solicitacao.ts'
import {
  inserirSolicitacoes,
  type LinhaDeSolicitacao,
  lotesPorUid,
  solicitacoesPorUid,
} from './solicitacoes.sql.ts'

export interface PedidoNoLote {
  readonly lelUid: string
  readonly acao: AcaoDoComitente
  readonly valor?: number | null | undefined
  readonly sobre?: number | null | undefined
  readonly motivo?: string | null | undefined
}

/** Null: one of the lots is not this person's, and none was touched. */
export async function guardarETentar(
  ctx: Ctx,
  itens: readonly PedidoNoLote[],
): Promise<LinhaDeSolicitacao[] | null> {
  const q = deQuem(ctx)
  const guardadas = await ctx.tx(async (tx) => {
    const lotes = await lotesPorUid(
      tx,
      q,
      itens.map((i) => i.lelUid),
    )
    const novas = itens.flatMap(({ lelUid, acao, valor, sobre, motivo }) => {
      const lelId = lotes.get(lelUid)
      if (lelId === undefined) return []
      return [{ lelId, acao, valor: valor ?? null, sobre: sobre ?? null, motivo: motivo || null }]
    })
    if (novas.length < itens.length) return null
    return solicitacoesPorUid(tx, q, await inserirSolicitacoes(tx, q, novas))
  })
  if (guardadas === null) return null
  for (const s of guardadas) await executarSolicitacao(ctx, s)
  const uids = guardadas.map((s) => s.uid)
  return ctx.ler((tx) => solicitacoesPorUid(tx, q, uids))
}
