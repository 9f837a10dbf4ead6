// Password recovery, first half. The answer never says whether the account exists.
import { pedirNovaSenha } from '@martelo/contracts/usuarios/pedir-nova-senha.contract.ts'
import { LIMITES } from '@martelo/domain/usuarios/limites.ts'
import { handle } from '../../core/http/handle.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'
import { novoSegredo } from './segredos.ts'
import { guardarSegredo, usuarioPorLogin } from './usuarios.sql.ts'

const VALIDADE_MS = 60 * 60 * 1000

handle(pedirNovaSenha, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const { maximo, janelaMs } = LIMITES.envioDeCodigo
  const cabe = await consumirLimite(ctx.banco, `nova-senha|${hotId}|${body.email}`, maximo, janelaMs / 1000)
  if (!cabe) return { enviado: true as const }
  await ctx.tx(async (tx) => {
    const u = await usuarioPorLogin(tx, hotId, body.email)
    if (u === undefined || !u.ativo) return
    const { segredo, resumo } = novoSegredo()
    await guardarSegredo(tx, {
      hotId,
      usuId: u.id,
      tipo: 'senha',
      resumo,
      destino: u.email,
      expiraAt: new Date(ctx.agora + VALIDADE_MS),
    })
    const endereco = `${ctx.origem}/redefinir-senha?hash=${segredo}`
    await ctx.servicos.correio.enviar(tx, hotId, {
      canal: 'email',
      para: u.email,
      assunto: `Nova senha em ${ctx.hotsite.nome}`,
      texto: `Olá, ${u.nome}.\n\nPara escolher outra senha, abra o endereço abaixo. Ele vale por 1 hora e só funciona uma vez.\n\n${endereco}\n\nSe não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.`,
    })
  })
  return { enviado: true as const }
})
