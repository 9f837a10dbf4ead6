import { encerrarSessaoDeUsuario } from '@martelo/contracts/usuarios/encerrar-sessao-de-usuario.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { contaPorUid } from './contas.sql.ts'
import { encerrarFamilias } from './sessoes.sql.ts'
import { travarUsuario } from './usuarios.sql.ts'

handle(encerrarSessaoDeUsuario, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await contaPorUid(tx, hotId, params.uid)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
    await travarUsuario(tx, hotId, c.id)
    if ((await encerrarFamilias(tx, hotId, c.id, { familia: params.familia })) === 0)
      return recusar('NAO_ENCONTRADO', 'Esta sessão já terminou')
    await auditar(ctx, tx, { entidade: 'usuario', uid: c.uid, acao: 'encerrarSessoes' })
    return apresentarConta(ctx, tx, c)
  }),
)
