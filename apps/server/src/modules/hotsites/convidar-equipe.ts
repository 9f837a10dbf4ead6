// The people with whom a new house begins, besides its administrator: an account each, and a letter to choose a password.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { criarConta, escreverAcesso } from '../usuarios/door.ts'

export interface Convidado {
  readonly nome: string
  readonly email: string
  readonly papeis: string[]
}

export async function convidarEquipe(
  ctx: Ctx,
  tx: Tx,
  casa: { readonly id: number; readonly origem: string },
  equipe: readonly Convidado[],
): Promise<void> {
  for (const { nome, email, papeis } of equipe) {
    const { id } = await criarConta(tx, { hotId: casa.id, nome, email, papeis })
    await escreverAcesso(ctx, tx, { id, nome, email }, casa)
  }
}
