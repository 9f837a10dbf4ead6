import { cancelarNota } from '@martelo/contracts/impressos/cancelar-nota.contract.ts'
import { codigoDaNota } from '@martelo/domain/impressos/situacao-da-nota.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { anotarNota, travarVenda } from '../vendas/door.ts'
import { acharNota, cancelarEmitido } from './emitidos.sql.ts'
import { apresentarNotas } from './notas.ts'

handle(cancelarNota, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const vndId = await ctx.tx(async (tx) => {
    const achada = await acharNota(tx, hotId, params.uid)
    const v = achada && (await travarVenda(tx, hotId, achada.vndId))
    // Read again under the sale's lock: another request may have cancelled it meanwhile.
    const e = v && (await acharNota(tx, hotId, params.uid))
    if (!v || !e) return null
    if (e.canceladoAt !== null) return 'cancelada' as const
    await cancelarEmitido(tx, hotId, { id: e.id, por: exigirSessao(ctx).nome, motivo: body.motivo })
    await anotarNota(tx, hotId, e.vndId, null)
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: 'cancelarNota',
      antes: { nota: codigoDaNota(e) },
      motivo: body.motivo,
    })
    return e.vndId
  })
  if (vndId === null) return recusar('NAO_ENCONTRADA', 'Nota não encontrada')
  if (vndId === 'cancelada') return recusar('RECUSADA', 'Esta nota já foi cancelada.')
  return (await apresentarNotas(ctx, vndId)) ?? recusar('NAO_ENCONTRADA', 'Nota não encontrada')
})
