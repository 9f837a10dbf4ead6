import { formarConjunto } from '@martelo/contracts/lotes/formar-conjunto.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../lances/door.ts'
import { acharLotes } from './lotes.sql.ts'

/** Lots that are still being prepared: a set is sold as one, so it is formed before anybody bids. */
const FORMAVEIS = ['CADASTRADO', 'PENDENTE']

handle(formarConjunto, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const uids = [...new Set([body.principalUid, ...body.membrosUids])]
    const lotes = await acharLotes(tx, hotId, uids)
    const principal = lotes.find((l) => l.uid === body.principalUid)
    if (principal === undefined || lotes.length !== uids.length)
      return recusar('NAO_ENCONTRADO', 'Lote não encontrado')
    if (lotes.some((l) => l.leiId !== principal.leiId))
      return recusar('TRAVADO', 'Os lotes de um conjunto são do mesmo leilão.')
    const fechado = lotes.find((l) => !FORMAVEIS.includes(l.situacao))
    if (fechado !== undefined)
      return recusar('TRAVADO', `O lote ${fechado.numero} já foi liberado: conjuntos são formados antes.`)
    await tx
      .updateTable('lote')
      .set({ conjuntoPrincipalId: null })
      .where('hotId', '=', hotId)
      .where('conjuntoPrincipalId', '=', principal.id)
      .execute()
    const membros = lotes.filter((l) => l.id !== principal.id).map((l) => l.id)
    await tx
      .updateTable('lote')
      .set({ conjuntoPrincipalId: null })
      .where('hotId', '=', hotId)
      .where((e) =>
        e.or([e('id', '=', principal.id), e('conjuntoPrincipalId', 'in', [principal.id, ...membros])]),
      )
      .execute()
    if (membros.length > 0)
      await tx
        .updateTable('lote')
        .set({ conjuntoPrincipalId: principal.id })
        .where('hotId', '=', hotId)
        .where('id', 'in', membros)
        .execute()
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: principal.uid,
      acao: membros.length === 0 ? 'desfazerConjunto' : 'formarConjunto',
      depois: { membros: lotes.filter((l) => l.id !== principal.id).map((l) => l.numero) },
    })
    return { ids: [principal.id, ...membros] }
  })
  if (!('ids' in r)) return r
  publicarLotes(ctx.servicos, r.ids)
  return { lotes: r.ids.length }
})
