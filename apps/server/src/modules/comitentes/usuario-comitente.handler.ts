import { usuarioComitente } from '@martelo/contracts/comitentes/usuario-comitente.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { acharUsuario, comitentesDoUsuario } from './usuario-comitente.sql.ts'

handle(usuarioComitente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const u = await acharUsuario(tx, ctx.hotsite.id, params.uid)
    return u === null
      ? recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
      : comitentesDoUsuario(tx, ctx.hotsite.id, u.id)
  }),
)
