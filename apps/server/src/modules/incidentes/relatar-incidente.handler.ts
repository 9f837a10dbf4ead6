import { relatarIncidente } from '@martelo/contracts/incidentes/relatar-incidente.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { itensQueContam } from '../vendas/door.ts'
import { abrirUmIncidente } from './abrir-incidente.ts'
import { minhaCompra, podeReclamar } from './compra-para-reclamar.ts'
import { doLote } from './incidentes.sql.ts'
import { responderAoCliente } from './responder-incidente.ts'

handle(relatarIncidente, async (ctx, { body }) => {
  const { vndId, itemUid, ...dados } = body
  const uid = await ctx.tx(async (tx) => {
    const v = await minhaCompra(ctx, tx, vndId)
    if (v === undefined) throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Compra não encontrada'))
    const { motivo } = podeReclamar(ctx, v)
    if (motivo !== null) throw new RecusaLancada(recusar('RECUSADO', motivo))
    const itens = itensQueContam(v)
    const item =
      itemUid == null ? (itens.length === 1 ? itens[0] : undefined) : itens.find((i) => i.uid === itemUid)
    if (itemUid != null && item === undefined)
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Item não encontrado nesta compra'))
    const lote = item && (await doLote(tx, ctx.hotsite.id, item.lelId))
    return abrirUmIncidente(ctx, tx, {
      ...dados,
      doCliente: true,
      vndId,
      cliId: exigirCliente(ctx).cliId,
      itemId: item?.id ?? null,
      lelId: item?.lelId ?? null,
      veiId: lote?.veiId ?? null,
      comId: lote?.comId ?? null,
    })
  })
  return responderAoCliente(ctx, uid)
})
