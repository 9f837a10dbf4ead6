// Forms or dissolves a set of lots. The lots are locked in the order of their ids, then asked; with `somar` the
// principal takes the sums of all values, so that a bidder sees what the whole set costs.
import { formarConjunto } from '@martelo/contracts/lotes/formar-conjunto.contract.ts'
import { impedimentoDoConjunto, impedimentoParaDesfazer } from '@martelo/domain/lotes/conjunto.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { type LoteTravadoDoConjunto, travarLotesDoConjunto } from './conjunto.sql.ts'
import { somarNoPrincipal } from './somar-no-principal.ts'

handle(formarConjunto, async (ctx, { body }) => {
  const uids = [...new Set([body.principalUid, ...body.membrosUids])]
  const ids = await ctx.tx(async (tx) => {
    const lotes = await travarLotesDoConjunto(tx, ctx.hotsite.id, uids)
    const principal = lotes.find((l) => l.uid === body.principalUid)
    if (principal === undefined || lotes.length !== uids.length)
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Lote não encontrado'))
    const membros = lotes.filter((l) => l !== principal)
    const desfazer = body.membrosUids.length === 0
    const motivo = desfazer ? impedimentoParaDesfazer(principal) : impedimentoDoConjunto(principal, membros)
    if (motivo !== null) throw new RecusaLancada(recusar('TRAVADO', motivo))
    const soltos = await ligar(tx, ctx.hotsite.id, principal, membros)
    if (body.somar) await somarNoPrincipal(ctx, tx, principal, lotes)
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: principal.uid,
      acao: desfazer ? 'desfazerConjunto' : 'formarConjunto',
      depois: { membros: membros.map((l) => l.numero) },
    })
    return [...lotes.map((l) => l.id), ...soltos]
  })
  publicarLotes(ctx.servicos, ids)
  return { lotes: ids.length }
})

/** The members are these and no others; answers who stood there before. */
async function ligar(
  tx: Tx,
  hotId: number,
  principal: LoteTravadoDoConjunto,
  membros: readonly LoteTravadoDoConjunto[],
): Promise<number[]> {
  const antes = await tx
    .updateTable('lote')
    .set({ conjuntoPrincipalId: null })
    .where('hotId', '=', hotId)
    .where('conjuntoPrincipalId', '=', principal.id)
    .returning('id')
    .execute()
  const ids = membros.map((m) => m.id)
  if (ids.length > 0)
    await tx
      .updateTable('lote')
      .set({ conjuntoPrincipalId: principal.id })
      .where('hotId', '=', hotId)
      .where('id', 'in', ids)
      .execute()
  return antes.map((l) => l.id).filter((id) => !ids.includes(id))
}
