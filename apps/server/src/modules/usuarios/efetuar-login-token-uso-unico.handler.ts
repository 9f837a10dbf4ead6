// Sign-in with a single-use password, which staff issue for somebody who cannot receive mail.
import { efetuarLoginTokenUsoUnico } from '@martelo/contracts/usuarios/efetuar-login-token-uso-unico.contract.ts'
import { LIMITES, MENSAGEM_429 } from '@martelo/domain/usuarios/limites.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'
import { resumirSegredo } from './segredos.ts'
import { abrirSessao, impedimento } from './sessao.ts'
import { gastarSegredo, registrarEntrada, usuarioPorLogin } from './usuarios.sql.ts'

handle(efetuarLoginTokenUsoUnico, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const { loginPorConta } = LIMITES
  const cabe = await consumirLimite(
    ctx.banco,
    `login|${hotId}|${body.nomeUsuario.toLowerCase()}`,
    loginPorConta.maximo,
    loginPorConta.janelaMs / 1000,
  )
  if (!cabe) return recusar('MUITAS_TENTATIVAS', MENSAGEM_429)
  return ctx.tx(async (tx) => {
    const usuario = await usuarioPorLogin(tx, hotId, body.nomeUsuario)
    const gasto =
      usuario && (await gastarSegredo(tx, hotId, 'uso-unico', resumirSegredo(body.senha), usuario.id))
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
      return recusar('CREDENCIAIS', 'Usuário ou senha de uso único incorretos')
    }
    const motivo = impedimento(usuario)
    await registrarEntrada(tx, { ...registro, resultado: motivo === null ? 'ok' : 'bloqueado' })
    return motivo === null ? abrirSessao(ctx, tx, usuario, false) : recusar('BLOQUEADO', motivo)
  })
})
