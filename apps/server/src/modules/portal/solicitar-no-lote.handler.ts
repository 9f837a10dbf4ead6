// Requests are kept first, then tried one by one: each answers for itself, and one that failed stays to be sent again.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { solicitarNoLote } from '@martelo/contracts/portal/solicitar-no-lote.contract.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { apresentarSolicitacao } from './apresentar-solicitacao.ts'
import { deQuem } from './de-quem.ts'
import { executarSolicitacao } from './executar-solicitacao.ts'
import { inserirSolicitacoes, lotesPorUid, solicitacoesPorUid } from './solicitacoes.sql.ts'

handle(solicitarNoLote, async (ctx, { body }) => {
  const q = deQuem(ctx)
  const guardadas = await ctx.tx(async (tx) => {
    const lotes = await lotesPorUid(
      tx,
      q,
      body.itens.map((i) => i.lelUid),
    )
    const novas = body.itens.flatMap((i) => {
      const lelId = lotes.get(i.lelUid)
      if (lelId === undefined) return []
      return [{ ...i, lelId, valor: i.valor ?? null, sobre: i.sobre ?? null, motivo: i.motivo || null }]
    })
    if (novas.length < body.itens.length) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const uids = await inserirSolicitacoes(
      tx,
      q,
      novas.map(({ lelId, acao, valor, sobre, motivo }) => ({ lelId, acao, valor, sobre, motivo })),
    )
    return solicitacoesPorUid(tx, q, uids)
  })
  if (ehRecusa(guardadas)) return guardadas
  for (const s of guardadas) await executarSolicitacao(ctx, s)
  const uids = guardadas.map((s) => s.uid)
  const depois = await ctx.ler((tx) => solicitacoesPorUid(tx, q, uids))
  return depois.map((s) => apresentarSolicitacao(s, Date.now()))
})
