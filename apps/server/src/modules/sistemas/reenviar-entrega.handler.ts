// The same event with the same id once more: a receiver that has it already knows it by that.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { reenviarEntrega } from '@martelo/contracts/sistemas/reenviar-entrega.contract.ts'
import { sql } from 'kysely'
import { reabrirEnvio } from '../../core/externo/envio.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { entregas, travarEntrega } from './gerir.sql.ts'

handle(reenviarEntrega, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    await travarEntrega(tx, ctx.hotsite.id, params.uid)
    const [e] = await entregas(tx, deQuem(ctx), sql`e.uid = ${params.uid} and x.removido_at is null`)
    if (e === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (e.situacao === 'pendente') return recusar('NAO_PODE', 'Esta entrega já está na fila.')
    await reabrirEnvio(tx, ctx.hotsite.id, e.id)
    return {}
  }),
)
