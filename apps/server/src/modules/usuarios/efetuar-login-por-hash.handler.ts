// Sign-in by an address that was sent or made for one user (/admin-auth/{hash}): good once.
import { efetuarLoginPorHash } from '@martelo/contracts/usuarios/efetuar-login-por-hash.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { entrarOuPedirFator } from './entrar-ou-pedir-fator.ts'
import { demorarPorSegredoErrado } from './limite-de-login.ts'
import { resumirSegredo } from './segredos.ts'
import { impedimento } from './sessao.ts'
import { gastarSegredo, registrarEntrada, usuarioPorId } from './usuarios.sql.ts'

handle(efetuarLoginPorHash, async (ctx, { query }) => {
  const aberta = await ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const gasto = await gastarSegredo(tx, hotId, 'hash', resumirSegredo(query.hash))
    const usuario = gasto && (await usuarioPorId(tx, hotId, gasto.usuId))
    if (!usuario) return null
    const motivo = impedimento(ctx, usuario)
    if (motivo === null) return entrarOuPedirFator(ctx, tx, usuario, { forma: 'hash', manterLogado: false })
    await registrarEntrada(tx, {
      hotId,
      usuId: usuario.id,
      email: usuario.email,
      forma: 'hash',
      resultado: 'bloqueado',
      ip: ctx.ip,
      agente: ctx.agente,
    })
    return recusar('BLOQUEADO', motivo, { grava: true })
  })
  if (aberta !== null) return aberta
  await demorarPorSegredoErrado(ctx)
  return recusar('HASH_INVALIDO', 'Este endereço de acesso já foi usado ou expirou. Peça outro.')
})
