import { minhasChaves } from '@martelo/contracts/usuarios/minhas-chaves.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { chavesDe } from './chaves.sql.ts'
import { apresentarChave } from './site-das-chaves.ts'

handle(minhasChaves, async (ctx) => {
  const linhas = await ctx.ler((tx) => chavesDe(tx, ctx.hotsite.id, exigirSessao(ctx).usuId))
  return linhas.map(apresentarChave)
})
