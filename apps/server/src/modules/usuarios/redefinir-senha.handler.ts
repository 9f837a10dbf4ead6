// Password recovery, second half. All sessions of the old password are signed out.
import { redefinirSenha } from '@martelo/contracts/usuarios/redefinir-senha.contract.ts'
import { campoDaNovaSenha, validarNovaSenha } from '@martelo/domain/usuarios/senha.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { demorarPorSegredoErrado, esquecerTentativas } from './limite-de-login.ts'
import { apagarLoginsPendentes } from './segundo-fator.sql.ts'
import { resumirSegredo, resumirSenha } from './segredos.ts'
import { gastarSegredo, revogarTodas, usuarioPorId } from './usuarios.sql.ts'

handle(redefinirSenha, async (ctx, { body }) => {
  const nova = validarNovaSenha(body.senha, body.confirmacao)
  if (!nova.ok)
    return recusar('SENHA_INVALIDA', nova.mensagem, {
      campos: { [campoDaNovaSenha(body.senha, body.confirmacao)]: nova.mensagem },
    })
  const senhaHash = await resumirSenha(body.senha)
  const hotId = ctx.hotsite.id
  const feita = await ctx.tx(async (tx) => {
    const gasto = await gastarSegredo(tx, hotId, 'senha', resumirSegredo(body.hash))
    const u = gasto && (await usuarioPorId(tx, hotId, gasto.usuId))
    if (!u) return null
    await tx
      .updateTable('usuario')
      .set({ senhaHash })
      .where('hotId', '=', hotId)
      .where('id', '=', u.id)
      .execute()
    await revogarTodas(tx, hotId, u.id)
    await apagarLoginsPendentes(tx, hotId, u.id)
    await auditar(ctx, tx, { entidade: 'usuario', uid: u.uid, acao: 'redefinirSenha' })
    return u
  })
  if (feita === null) {
    await demorarPorSegredoErrado(ctx)
    return recusar('HASH_INVALIDO', 'Este endereço já foi usado ou expirou. Peça outro.')
  }
  await esquecerTentativas(ctx, feita.email, feita.id)
  // Before its publication the clients' door of a house is closed.
  return {
    trocada: true as const,
    entrada: feita.cliId === null ? ('/login-sistema' as const) : ('/login' as const),
  }
})
