import { plataformasDoUsuario } from '@martelo/contracts/hotsites/plataformas-do-usuario.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarPlataformas } from './apresentar-plataformas.ts'

handle(plataformasDoUsuario, async (ctx, { params }) => {
  const r = await ctx.ler((tx) => apresentarPlataformas(ctx, tx, params.uid))
  return r ?? recusar('NAO_ENCONTRADO', 'Usuário não encontrado')
})
