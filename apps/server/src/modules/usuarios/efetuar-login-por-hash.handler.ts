// Sign-in by an address that was sent or made for one user (/admin-auth/{hash}): good once.
import { efetuarLoginPorHash } from '@martelo/contracts/usuarios/efetuar-login-por-hash.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { resumirSegredo } from './segredos.ts'
import { abrirSessao, impedimento } from './sessao.ts'
import { gastarSegredo, registrarEntrada, usuarioPorId } from './usuarios.sql.ts'

handle(efetuarLoginPorHash, (ctx, { query }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const gasto = await gastarSegredo(tx, hotId, 'hash', resumirSegredo(query.hash))
    const usuario = gasto && (await usuarioPorId(tx, hotId, gasto.usuId))
    if (!usuario)
      return recusar('HASH_INVALIDO', 'Este endereço de acesso já foi usado ou expirou. Peça outro.')
    const motivo = impedimento(usuario)
    await registrarEntrada(tx, {
      hotId,
      usuId: usuario.id,
      email: usuario.email,
      forma: 'hash',
      resultado: motivo === null ? 'ok' : 'bloqueado',
      ip: ctx.ip,
      agente: ctx.agente,
    })
    return motivo === null ? abrirSessao(ctx, tx, usuario, false) : recusar('BLOQUEADO', motivo)
  }),
)
