// No account is named: the device offers what it has for this site, so nothing is told about who is registered.
import { comecarEntradaPorChave } from '@martelo/contracts/usuarios/comecar-entrada-por-chave.contract.ts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { handle } from '../../core/http/handle.ts'
import { guardarDesafio } from './chaves.sql.ts'
import { DESAFIO_MS, siteDe } from './site-das-chaves.ts'

handle(comecarEntradaPorChave, async (ctx) => {
  const opcoes = await generateAuthenticationOptions({ rpID: siteDe(ctx).rpID, userVerification: 'required' })
  await ctx.tx((tx) =>
    guardarDesafio(tx, ctx.hotsite.id, null, opcoes.challenge, new Date(ctx.agora + DESAFIO_MS)),
  )
  return { ...opcoes }
})
