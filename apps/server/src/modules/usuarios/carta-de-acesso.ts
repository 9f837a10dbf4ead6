// The address by which a person chooses the password of an account that another person made or reset.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { novoSegredo } from './segredos.ts'
import { guardarSegredo } from './usuarios.sql.ts'

const VALIDADE_MS = 48 * 60 * 60 * 1000

/** `casa`: where the account is, if not in the house that asks. */
export async function escreverAcesso(
  ctx: Ctx,
  tx: Tx,
  u: { readonly id: number; readonly nome: string; readonly email: string },
  casa: { readonly id: number; readonly origem: string } = { id: ctx.hotsite.id, origem: ctx.origem },
): Promise<void> {
  const { segredo, resumo } = novoSegredo()
  await guardarSegredo(tx, {
    hotId: casa.id,
    usuId: u.id,
    tipo: 'senha',
    resumo,
    destino: u.email,
    expiraAt: new Date(ctx.agora + VALIDADE_MS),
  })
  await ctx.servicos.correio.avisar(tx, casa.id, {
    tipo: 'acesso-criado',
    para: { usuId: u.id },
    variaveis: { endereco: `${casa.origem}/redefinir-senha?hash=${segredo}` },
  })
}
