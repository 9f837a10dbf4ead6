// Password recovery, first half: the same work and the same answer for every address. Who it belongs to is looked up by a job.
import { pedirNovaSenha } from '@martelo/contracts/usuarios/pedir-nova-senha.contract.ts'
import { ESPERAS } from '@martelo/domain/usuarios/limites.ts'
import { redeDoEndereco } from '@martelo/domain/usuarios/rede-do-endereco.ts'
import { handle } from '../../core/http/handle.ts'
import { consumirComEspera, esperaDe } from '../../core/http/limite-de-taxa.ts'
import { muitasTentativas } from './limite-de-login.ts'
import { mandarNovaSenha } from './mandar-nova-senha.job.ts'

handle(pedirNovaSenha, async (ctx, { body: { email } }) => {
  const hotId = ctx.hotsite.id
  const rede = redeDoEndereco(ctx.ip)
  const desteEmail = `nova-senha|${hotId}|${email}|${rede}`
  const esperar =
    (await consumirComEspera(ctx.banco, desteEmail, ESPERAS.envioDeCodigo)) ||
    (await consumirComEspera(ctx.banco, `pedido|${rede}`, ESPERAS.pedidoPorRede))
  if (esperar > 0) return muitasTentativas(esperar)
  await ctx.tx((tx) => mandarNovaSenha.agendar(tx, { hotId, email, origem: ctx.origem }))
  const proximo = await esperaDe(ctx.banco.sistema, desteEmail, ESPERAS.envioDeCodigo)
  return { enviado: true as const, proximoEnvio: new Date(ctx.agora + proximo * 1000).toISOString() }
})
