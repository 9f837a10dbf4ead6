import { estoquePorPatio } from '@martelo/contracts/veiculos/estoque-por-patio.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { alcanceNoEstoque } from './alcance-no-estoque.ts'
import { estoqueDosPatios } from './estoque.sql.ts'

handle(estoquePorPatio, async (ctx) => {
  const linhas = await ctx.ler((tx) => estoqueDosPatios(tx, ctx.hotsite.id, alcanceNoEstoque(ctx)))
  return linhas.map(({ ate30, ate60, ate90, mais90, ...l }) => ({
    ...l,
    patio: l.patio ?? 'Local externo',
    idades: { ate30, ate60, ate90, mais90 },
  }))
})
