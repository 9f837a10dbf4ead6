// Other logins of the old password are signed out; this one stays.
import { trocarSenha } from '@martelo/contracts/usuarios/trocar-senha.contract.ts'
import { campoDaNovaSenha, validarNovaSenha } from '@martelo/domain/usuarios/senha.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { conferirSenha, resumirSenha } from './segredos.ts'
import { encerrarFamilias } from './sessoes.sql.ts'
import { usuarioPorId } from './usuarios.sql.ts'

const ERRADA = 'A senha atual não confere.'

handle(trocarSenha, async (ctx, { body }) => {
  const { usuId, familia } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const nova = validarNovaSenha(body.senha, body.confirmacao)
  if (!nova.ok)
    return recusar('SENHA_INVALIDA', nova.mensagem, {
      campos: { [campoDaNovaSenha(body.senha, body.confirmacao)]: nova.mensagem },
    })
  const u = await ctx.ler((tx) => usuarioPorId(tx, hotId, usuId))
  if (u === undefined || !(await conferirSenha(u.senhaHash, body.senhaAtual)))
    return recusar('SENHA_ATUAL', ERRADA, { campos: { senhaAtual: ERRADA } })
  const senhaHash = await resumirSenha(body.senha)
  await ctx.tx(async (tx) => {
    await tx
      .updateTable('usuario')
      .set({ senhaHash })
      .where('hotId', '=', hotId)
      .where('id', '=', usuId)
      .execute()
    await encerrarFamilias(tx, hotId, usuId, { menos: familia })
    await auditar(ctx, tx, { entidade: 'usuario', uid: u.uid, acao: 'trocarSenha' })
    await ctx.servicos.correio.avisar(tx, hotId, { tipo: 'senha-trocada', para: { usuId }, variaveis: {} })
  })
  return { trocada: true as const }
})
