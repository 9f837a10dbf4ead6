import { registroExterno } from '@martelo/contracts/externo/registro-externo.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarRegistro } from './apresentar-registro.ts'
import { lerRegistro } from './registros-externos.sql.ts'

handle(registroExterno, async (ctx, { params }) => {
  const l = await ctx.ler((tx) => lerRegistro(tx, ctx.hotsite.id, params.uid))
  if (l === undefined) return recusar('NAO_ENCONTRADO', 'Registro não encontrado')
  return apresentarRegistro(l, exigirSessao(ctx).papeis)
})
