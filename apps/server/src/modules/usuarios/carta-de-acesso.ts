// The address by which a person chooses the password of an account that another person made or reset.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { novoSegredo } from './segredos.ts'
import { guardarSegredo } from './usuarios.sql.ts'

const VALIDADE_MS = 48 * 60 * 60 * 1000

export async function escreverAcesso(
  ctx: Ctx,
  tx: Tx,
  u: { readonly id: number; readonly nome: string; readonly email: string },
): Promise<void> {
  const { segredo, resumo } = novoSegredo()
  await guardarSegredo(tx, {
    hotId: ctx.hotsite.id,
    usuId: u.id,
    tipo: 'senha',
    resumo,
    destino: u.email,
    expiraAt: new Date(ctx.agora + VALIDADE_MS),
  })
  await ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'acesso-criado',
    para: { usuId: u.id },
    variaveis: { endereco: `${ctx.origem}/redefinir-senha?hash=${segredo}` },
  })
}
