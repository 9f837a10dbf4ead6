import { usuarioPorUid } from '@martelo/contracts/usuarios/usuario-por-uid.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarConta } from './apresentar-conta.ts'
import { contaPorUid } from './contas.sql.ts'

handle(usuarioPorUid, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const c = await contaPorUid(tx, ctx.hotsite.id, params.uid)
    return c === undefined ? recusar('NAO_ENCONTRADO', 'Usuário não encontrado') : apresentarConta(ctx, tx, c)
  }),
)
