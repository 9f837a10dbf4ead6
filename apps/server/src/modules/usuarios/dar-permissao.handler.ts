import { PERMISSOES_AJUSTAVEIS } from '@martelo/contracts/core/permissions.ts'
import { darPermissao } from '@martelo/contracts/usuarios/dar-permissao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { contaPorUid } from './contas.sql.ts'
import { porDireito } from './direitos.sql.ts'
import { revogarTodas, travarUsuario } from './usuarios.sql.ts'

handle(darPermissao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    if (c.id === usuId)
      return recusar('PROPRIA', 'As suas próprias permissões são mudadas por outro administrador.')
    const campos: Record<string, string> = {}
    if (!PERMISSOES_AJUSTAVEIS.includes(body.permissao)) campos.permissao = 'Escolha a permissão'
    if (body.ate !== null && Date.parse(body.ate) <= ctx.agora) campos.ate = 'O fim já passou'
    if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
    await travarUsuario(tx, hotId, c.id)
    const { permissao, sentido, motivo } = body
    const ate = body.ate === null ? null : new Date(body.ate)
    await porDireito(tx, { hotId, usuId: c.id, permissao, sentido, motivo, ate, createdBy: usuId })
    await revogarTodas(tx, hotId, c.id)
    await auditar(ctx, tx, {
      entidade: 'usuario',
      uid: c.uid,
      acao: sentido === 'dar' ? 'darPermissao' : 'tirarPermissao',
      depois: { permissao, ate: body.ate },
      motivo,
    })
    return apresentarConta(ctx, tx, c)
  }),
)
