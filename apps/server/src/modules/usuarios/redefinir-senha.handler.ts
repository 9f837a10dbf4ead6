// Password recovery, second half. Whoever was signed in with the old password is signed out.
import { redefinirSenha } from '@martelo/contracts/usuarios/redefinir-senha.contract.ts'
import { validarNovaSenha } from '@martelo/domain/usuarios/senha.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { esquecerLimite } from '../../core/http/limite-de-taxa.ts'
import { resumirSegredo, resumirSenha } from './segredos.ts'
import { gastarSegredo, revogarTodas, usuarioPorId } from './usuarios.sql.ts'

handle(redefinirSenha, async (ctx, { body }) => {
  const nova = validarNovaSenha(body.senha, body.confirmacao)
  if (!nova.ok) return recusar('SENHA_INVALIDA', nova.mensagem, { campos: { senha: nova.mensagem } })
  const senhaHash = await resumirSenha(body.senha)
  return ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const gasto = await gastarSegredo(tx, hotId, 'senha', resumirSegredo(body.hash))
    const u = gasto && (await usuarioPorId(tx, hotId, gasto.usuId))
    if (!u) return recusar('HASH_INVALIDO', 'Este endereço já foi usado ou expirou. Peça outro.')
    await tx
      .updateTable('usuario')
      .set({ senhaHash })
      .where('hotId', '=', hotId)
      .where('id', '=', u.id)
      .execute()
    await revogarTodas(tx, hotId, u.id)
    await auditar(ctx, tx, { entidade: 'usuario', uid: u.uid, acao: 'redefinirSenha' })
    await esquecerLimite(ctx.banco, `login|${hotId}|${u.email.toLowerCase()}`)
    return { trocada: true as const }
  })
})
