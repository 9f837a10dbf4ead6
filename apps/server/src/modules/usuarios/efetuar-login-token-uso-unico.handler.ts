// Sign-in with a single-use password, which staff issue for a person who cannot receive mail. It has a count of its
// own: wrong tries here slow down no ordinary sign-in.
import { efetuarLoginTokenUsoUnico } from '@martelo/contracts/usuarios/efetuar-login-token-uso-unico.contract.ts'
import { normalizarSegredo } from '@martelo/domain/usuarios/segundo-fator.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { entrarOuPedirFator } from './entrar-ou-pedir-fator.ts'
import { muitasTentativas, tentarLogin } from './limite-de-login.ts'
import { resumirSegredo } from './segredos.ts'
import { impedimento } from './sessao.ts'
import { gastarSegredo, registrarEntrada, usuarioPorLogin } from './usuarios.sql.ts'

handle(efetuarLoginTokenUsoUnico, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const usuario = await ctx.ler((tx) => usuarioPorLogin(tx, hotId, body.nomeUsuario))
  const tentativa = await tentarLogin(ctx, 'uso-unico', body.nomeUsuario, usuario?.id ?? null)
  if (tentativa.esperar > 0) return muitasTentativas(tentativa.esperar)
  const r = await ctx.tx(async (tx) => {
    const resumo = resumirSegredo(normalizarSegredo(body.senha))
    const gasto = usuario && (await gastarSegredo(tx, hotId, 'uso-unico', resumo, usuario.id))
    const registro = {
      hotId,
      usuId: usuario?.id ?? null,
      email: body.nomeUsuario,
      forma: 'uso-unico',
      ip: ctx.ip,
      agente: ctx.agente,
    }
    if (!usuario || !gasto) {
      await registrarEntrada(tx, { ...registro, resultado: usuario ? 'senha' : 'desconhecido' })
      return null
    }
    const motivo = impedimento(ctx, usuario)
    if (motivo === null)
      return entrarOuPedirFator(ctx, tx, usuario, { forma: 'uso-unico', manterLogado: false })
    await registrarEntrada(tx, { ...registro, resultado: 'bloqueado' })
    return recusar('BLOQUEADO', motivo, { grava: true })
  })
  if (r === null) return recusar('CREDENCIAIS', 'Usuário ou senha de uso único incorretos')
  await tentativa.certa()
  return r
})
