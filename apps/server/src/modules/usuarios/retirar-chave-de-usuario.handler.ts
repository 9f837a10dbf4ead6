// A key that its owner cannot take away himself: a lost telephone, a person who has left. He is written to, so that no
// one loses a way in without his knowing.
import { retirarChaveDeUsuario } from '@martelo/contracts/usuarios/retirar-chave-de-usuario.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { tirarChave } from './chaves.sql.ts'
import { contaPorUid } from './contas.sql.ts'
import { encerrarFamilias } from './sessoes.sql.ts'
import { travarUsuario } from './usuarios.sql.ts'

handle(retirarChaveDeUsuario, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId, nome: quem } = exigirSessao(ctx)
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    if (c.id === usuId) return recusar('PROPRIA', 'As suas próprias chaves são retiradas no seu perfil.')
    await travarUsuario(tx, hotId, c.id)
    const nome = await tirarChave(tx, hotId, c.id, params.chaveUid)
    if (nome === undefined) return recusar('NAO_ENCONTRADO', 'Chave não encontrada')
    // Who held the device may be signed in by it right now.
    await encerrarFamilias(tx, hotId, c.id, { menos: null })
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: c.uid,
      acao: 'retirarChave',
      antes: { nome },
      motivo: body.motivo,
    })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'chave-retirada',
      para: { usuId: c.id },
      variaveis: { chave: nome, quem, motivo: body.motivo },
      por: usuId,
    })
    return apresentarConta(ctx, tx, c)
  }),
)
