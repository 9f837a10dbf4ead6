// Who reads a client's record in full: roles that answer for clients, and for a quarter of an hour a person who said why he needs it.
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Tx } from '../database/database.ts'
import type { Ctx } from '../http/contexto.ts'

const VALE_MS = 15 * 60_000

export async function veDadosDoCliente(ctx: Ctx, tx: Tx, cliUid: string): Promise<boolean> {
  if (permite('cliente:dados', ctx.sessao)) return true
  if (!permite('cliente:mostrar', ctx.sessao)) return false
  const pedido = await tx
    .selectFrom('auditoria')
    .select('id')
    .where('hotId', '=', ctx.hotsite.id)
    .where('entidade', '=', 'cliente')
    .where('entidadeUid', '=', cliUid)
    .where('acao', '=', 'mostrarDados')
    .where('usuId', '=', ctx.sessao?.usuId ?? 0)
    .where('quando', '>', new Date(ctx.agora - VALE_MS))
    .executeTakeFirst()
  return pedido !== undefined
}
