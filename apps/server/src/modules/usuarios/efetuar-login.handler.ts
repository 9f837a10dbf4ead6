// Sign-in by password. Failures are counted per caller (limite-de-login.ts) before the password is even looked at; the
// answer to a wrong e-mail and to a wrong password is the same, in the same time.
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { entrarOuPedirFator } from './entrar-ou-pedir-fator.ts'
import { muitasTentativas, tentarLogin } from './limite-de-login.ts'
import { conferirSenha } from './segredos.ts'
import { impedimento } from './sessao.ts'
import { registrarEntrada, usuarioPorLogin } from './usuarios.sql.ts'

handle(efetuarLogin, async (ctx, { body }) => {
  const sistema = 'client_id' in body
  const email = sistema ? body.client_id : body.email
  const senha = sistema ? body.client_secret : body.senha
  const hotId = ctx.hotsite.id
  const forma = sistema ? 'sistema' : 'cliente'
  const registro = { hotId, email, forma, ip: ctx.ip, agente: ctx.agente }
  const usuario = await ctx.ler((tx) => usuarioPorLogin(tx, hotId, email))
  const usuId = usuario?.id ?? null
  const tentativa = await tentarLogin(ctx, forma, email, usuId)
  if (tentativa.esperar > 0) {
    await ctx.tx((tx) => registrarEntrada(tx, { ...registro, usuId, resultado: 'limite' }))
    return muitasTentativas(tentativa.esperar)
  }
  const certa = await conferirSenha(usuario?.senhaHash ?? null, senha)
  if (usuario === undefined || !certa) {
    await ctx.tx((tx) =>
      registrarEntrada(tx, { ...registro, usuId, resultado: usuario ? 'senha' : 'desconhecido' }),
    )
    return recusar('CREDENCIAIS', 'E-mail ou senha incorretos')
  }
  await tentativa.certa()
  const motivo = impedimento(ctx, usuario)
  if (motivo !== null) {
    await ctx.tx((tx) => registrarEntrada(tx, { ...registro, usuId, resultado: 'bloqueado' }))
    return recusar('BLOQUEADO', motivo)
  }
  return ctx.tx((tx) =>
    entrarOuPedirFator(ctx, tx, usuario, { forma, manterLogado: body.manterLogado ?? false }),
  )
})
