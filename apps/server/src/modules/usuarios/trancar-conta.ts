// What follows when a stranger had the password: everything that could open the account stops working, and one new way
// in is made for the holder of the confirmed contact.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { esquecerAparelhos } from './aparelhos.sql.ts'
import { tirarChaves } from './chaves.sql.ts'
import { novoSegredo } from './segredos.ts'
import { apagarLoginsPendentes, tirarFator } from './segundo-fator.sql.ts'
import { esquecerSegredos, guardarSegredo, revogarTodas, travarUsuario } from './usuarios.sql.ts'

const VALIDADE_MS = 60 * 60 * 1000

/** Answers the secret for /redefinir-senha. */
export async function trancarConta(ctx: Ctx, tx: Tx, usuId: number, destino: string): Promise<string> {
  const hotId = ctx.hotsite.id
  await travarUsuario(tx, hotId, usuId)
  await revogarTodas(tx, hotId, usuId)
  await esquecerSegredos(tx, hotId, usuId)
  await esquecerAparelhos(tx, hotId, usuId)
  await apagarLoginsPendentes(tx, hotId, usuId)
  // A stranger with the password may have set them up.
  await tirarFator(tx, hotId, usuId)
  await tirarChaves(tx, hotId, usuId)
  await tx
    .updateTable('usuario')
    .set({ senhaHash: null })
    .where('hotId', '=', hotId)
    .where('id', '=', usuId)
    .execute()
  const { segredo, resumo } = novoSegredo()
  await guardarSegredo(tx, {
    hotId,
    usuId,
    tipo: 'senha',
    resumo,
    destino,
    expiraAt: new Date(ctx.agora + VALIDADE_MS),
  })
  return segredo
}
