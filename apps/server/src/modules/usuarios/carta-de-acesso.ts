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
  await ctx.servicos.correio.enviar(tx, ctx.hotsite.id, {
    canal: 'email',
    para: u.email,
    assunto: `O seu acesso em ${ctx.hotsite.nome}`,
    texto: `Olá, ${u.nome}.\n\nEscolha a senha do seu acesso no endereço abaixo. Ele vale por 48 horas e só funciona uma vez.\n\n${ctx.origem}/redefinir-senha?hash=${segredo}`,
  })
}
