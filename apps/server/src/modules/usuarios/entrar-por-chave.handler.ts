// Sign-in by passkey. The device has asked for its owner (finger, face, PIN): the key is both factors, and the app's code
// is not asked for (decision 063). Every wrong answer is the same answer.
import { entrarPorChave } from '@martelo/contracts/usuarios/entrar-por-chave.contract.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { chavePelaCredencial, gastarDesafio, type LinhaDeChave, marcarUsoDaChave } from './chaves.sql.ts'
import { demorarPorSegredoErrado } from './limite-de-login.ts'
import { foraDoGrupo } from './grupo-de-entrada.sql.ts'
import { abrirSessao, impedimento } from './sessao.ts'
import { siteDe } from './site-das-chaves.ts'
import { registrarEntrada, usuarioPorId } from './usuarios.sql.ts'

type Resposta = Parameters<typeof verifyAuthenticationResponse>[0]['response']

async function conferir(ctx: Ctx, k: LinhaDeChave, response: Resposta) {
  const { rpID, origin } = siteDe(ctx)
  // Throws for a signature over other words, another site, a counter that went back (a copy of the key).
  const r = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (desafio) => ctx.tx((tx) => gastarDesafio(tx, ctx.hotsite.id, null, desafio)),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: k.credencial, publicKey: new Uint8Array(k.chavePublica), counter: k.contador },
    requireUserVerification: true,
  }).catch((err: unknown) => {
    ctx.log.info({ err }, 'a passkey did not verify')
    return null
  })
  return r?.verified === true ? r.authenticationInfo : null
}

handle(entrarPorChave, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const { userHandle, ...resposta } = body.resposta.response
  const lida = await ctx.ler((tx) => chavePelaCredencial(tx, hotId, body.resposta.id))
  const info =
    lida === undefined
      ? null
      : await conferir(ctx, lida, {
          ...body.resposta,
          response: { ...resposta, ...(userHandle ? { userHandle } : {}) },
          clientExtensionResults: {},
        })
  if (lida === undefined || info === null) {
    await demorarPorSegredoErrado(ctx)
    return recusar('CHAVE', 'Esta chave não entra neste site. Entre com a senha.')
  }
  return ctx.tx(async (tx) => {
    const u = await usuarioPorId(tx, hotId, lida.usuId)
    if (u === undefined) return recusar('CHAVE', 'Esta chave não entra neste site. Entre com a senha.')
    const registro = { hotId, usuId: u.id, email: u.email, forma: 'chave', ip: ctx.ip, agente: ctx.agente }
    const motivo = impedimento(ctx, u) ?? (await foraDoGrupo(ctx, tx, u))
    if (motivo !== null) {
      await registrarEntrada(tx, { ...registro, resultado: 'bloqueado' })
      return recusar('BLOQUEADO', motivo, { grava: true })
    }
    await marcarUsoDaChave(tx, hotId, lida.id, info.newCounter, info.credentialBackedUp)
    await registrarEntrada(tx, { ...registro, resultado: 'ok' })
    return abrirSessao(ctx, tx, u, body.manterLogado ?? false)
  })
})
