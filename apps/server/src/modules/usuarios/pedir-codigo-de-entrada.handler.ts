// A code instead of the password, first half: the same work and the same answer for every address. Who it belongs to is looked
// up by a job.
import { pedirCodigoDeEntrada } from '@martelo/contracts/usuarios/pedir-codigo-de-entrada.contract.ts'
import { ESPERAS } from '@martelo/domain/usuarios/limites.ts'
import { redeDoEndereco } from '@martelo/domain/usuarios/rede-do-endereco.ts'
import { handle } from '../../core/http/handle.ts'
import { consumirComEspera, esperaDe } from '../../core/http/limite-de-taxa.ts'
import { muitasTentativas } from './limite-de-login.ts'
import { mandarCodigoDeEntrada } from './mandar-codigo-de-entrada.job.ts'

handle(pedirCodigoDeEntrada, async (ctx, { body: { email, canal } }) => {
  const hotId = ctx.hotsite.id
  const rede = redeDoEndereco(ctx.ip)
  // By either channel: a text message costs, and the other channel is no way around the wait.
  const desteEmail = `codigo-de-entrada|${hotId}|${email}|${rede}`
  const esperar =
    (await consumirComEspera(ctx.banco, desteEmail, ESPERAS.envioDeCodigo)) ||
    (await consumirComEspera(ctx.banco, `pedido|${rede}`, ESPERAS.pedidoPorRede))
  if (esperar > 0) return muitasTentativas(esperar)
  await ctx.tx((tx) => mandarCodigoDeEntrada.agendar(tx, { hotId, email, canal }))
  const proximo = await esperaDe(ctx.banco.sistema, desteEmail, ESPERAS.envioDeCodigo)
  return { enviado: true as const, proximoEnvio: new Date(ctx.agora + proximo * 1000).toISOString() }
})
