// Sign-in by password. Limits count failures per account and per address before the password is even looked at; the
// answer to a wrong e-mail and to a wrong password is the same, in the same time.
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { LIMITES, MENSAGEM_429 } from '@martelo/domain/usuarios/limites.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { consumirLimite, devolverLimite, esquecerLimite } from '../../core/http/limite-de-taxa.ts'
import { conferirSenha } from './segredos.ts'
import { abrirSessao, impedimento } from './sessao.ts'
import { registrarEntrada, usuarioPorLogin } from './usuarios.sql.ts'

handle(efetuarLogin, async (ctx, { body }) => {
  const sistema = 'client_id' in body
  const email = sistema ? body.client_id : body.email
  const senha = sistema ? body.client_secret : body.senha
  const hotId = ctx.hotsite.id
  const registro = { hotId, email, forma: sistema ? 'sistema' : 'cliente', ip: ctx.ip, agente: ctx.agente }
  const chaves = { conta: `login|${hotId}|${email}`, ip: `login-ip|${ctx.ip}` }
  const { loginPorConta, loginPorIp } = LIMITES
  const cabe =
    (await consumirLimite(ctx.banco, chaves.ip, loginPorIp.maximo, loginPorIp.janelaMs / 1000)) &&
    (await consumirLimite(ctx.banco, chaves.conta, loginPorConta.maximo, loginPorConta.janelaMs / 1000))
  const usuario = await ctx.ler((tx) => usuarioPorLogin(tx, hotId, email))
  const usuId = usuario?.id ?? null
  if (!cabe) {
    await ctx.tx((tx) => registrarEntrada(tx, { ...registro, usuId, resultado: 'limite' }))
    return recusar('MUITAS_TENTATIVAS', MENSAGEM_429)
  }
  const certa = await conferirSenha(usuario?.senhaHash ?? null, senha)
  if (usuario === undefined || !certa) {
    await ctx.tx((tx) =>
      registrarEntrada(tx, { ...registro, usuId, resultado: usuario ? 'senha' : 'desconhecido' }),
    )
    return recusar('CREDENCIAIS', 'E-mail ou senha incorretos')
  }
  const motivo = impedimento(usuario)
  if (motivo !== null) {
    await ctx.tx((tx) => registrarEntrada(tx, { ...registro, usuId, resultado: 'bloqueado' }))
    return recusar('BLOQUEADO', motivo)
  }
  // Both limits are about failures: an office behind one address may sign in all day.
  await esquecerLimite(ctx.banco, chaves.conta)
  await devolverLimite(ctx.banco, chaves.ip)
  return ctx.tx(async (tx) => {
    await registrarEntrada(tx, { ...registro, usuId, resultado: 'ok' })
    return abrirSessao(ctx, tx, usuario, body.manterLogado ?? false)
  })
})
