import { listarUsuarios } from '@martelo/contracts/usuarios/listar-usuarios.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLinhaDeConta } from './apresentar-conta.ts'
import { listarContas } from './contas.sql.ts'

handle(listarUsuarios, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarContas(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(apresentarLinhaDeConta)
})
