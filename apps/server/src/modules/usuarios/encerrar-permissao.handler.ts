import { encerrarPermissao } from '@martelo/contracts/usuarios/encerrar-permissao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { contaPorUid } from './contas.sql.ts'
import { encerrarDireito } from './direitos.sql.ts'
import { revogarTodas, travarUsuario } from './usuarios.sql.ts'

handle(encerrarPermissao, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    if (c.id === usuId)
      return recusar('PROPRIA', 'As suas próprias permissões são mudadas por outro administrador.')
    await travarUsuario(tx, hotId, c.id)
    const permissao = await encerrarDireito(tx, hotId, c.id, params.perUid, usuId)
    if (permissao === null) return recusar('NAO_ENCONTRADO', 'Permissão não encontrada')
    await revogarTodas(tx, hotId, c.id)
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: c.uid,
      acao: 'encerrarPermissao',
      depois: { permissao },
    })
    return apresentarConta(ctx, tx, c)
  }),
)
