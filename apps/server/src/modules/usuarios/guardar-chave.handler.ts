import { guardarChave } from '@martelo/contracts/usuarios/guardar-chave.contract.ts'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gastarDesafio, porChave } from './chaves.sql.ts'
import { apresentarChave, siteDe } from './site-das-chaves.ts'

const FALHOU = 'O aparelho não confirmou a chave. Comece de novo.'

handle(guardarChave, async (ctx, { body }) => {
  const { usuId, usuUid } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const { rpID, origin } = siteDe(ctx)
  const { resposta } = body
  // What does not verify throws: a signature over other words, another site, a device that did not ask for its owner.
  const r = await verifyRegistrationResponse({
    response: { ...resposta, clientExtensionResults: {} },
    expectedChallenge: (desafio) => ctx.tx((tx) => gastarDesafio(tx, hotId, usuId, desafio)),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((err: unknown) => {
    ctx.log.info({ err }, 'a passkey did not verify')
    return null
  })
  if (r?.verified !== true) return recusar('CHAVE', FALHOU)
  const { credential, credentialBackedUp } = r.registrationInfo
  return ctx.tx(async (tx) => {
    const k = await porChave(tx, {
      hotId,
      usuId,
      nome: body.nome,
      credencial: credential.id,
      site: rpID,
      chavePublica: Buffer.from(credential.publicKey),
      contador: credential.counter,
      meios: [...(resposta.response.transports ?? [])],
      sincronizada: credentialBackedUp,
    })
    if (k === undefined) return recusar('CHAVE', 'Esta chave já está em uma conta.')
    await auditar(ctx, tx, { entidade: 'usuario', uid: usuUid, acao: 'criarChave', depois: { nome: k.nome } })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'chave-criada',
      para: { usuId },
      variaveis: { chave: k.nome },
    })
    return apresentarChave(k)
  })
})
