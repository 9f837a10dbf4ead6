import { minhasCaucoes } from '@martelo/contracts/caucoes/minhas-caucoes.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarCaucao } from './apresentar-caucao.ts'
import { caucoesDoCliente } from './caucoes.sql.ts'

handle(minhasCaucoes, async (ctx) => {
  const linhas = await ctx.ler((tx) => caucoesDoCliente(tx, ctx.hotsite.id, exigirCliente(ctx).cliId))
  return Promise.all(linhas.map((c) => apresentarCaucao(ctx, c)))
})
