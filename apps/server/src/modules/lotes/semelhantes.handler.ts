// Open lots like this one. A lot that the public may not see is like no other: the answer is empty.
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { semelhantes } from '@martelo/contracts/lotes/semelhantes.contract.ts'
import { SITUACOES_ABERTAS } from '@martelo/domain/lotes/situacoes.ts'
import { handle } from '../../core/http/handle.ts'
import { buscarIds, exigirVisitante } from './publico-busca.ts'
import { lerCartoes } from './publico-cartoes.sql.ts'
import { lerBem } from './semelhantes.sql.ts'

const MAXIMO = 8

handle(semelhantes, async (ctx, { params }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const bem = await ctx.ler((tx) => lerBem(tx, ctx.hotsite.id, params.id))
  if (bem === null) return []
  const procurar = (filtros: Filtro[]) =>
    buscarIds(ctx, {
      size: MAXIMO,
      requisicoesBusca: [
        { tipo: 'exata', campo: 'categoria', valor: bem.categoria },
        { tipo: 'diferente', campo: 'id', valores: [params.id] },
        { tipo: 'multipla', campo: 'situacao', valores: [...SITUACOES_ABERTAS] },
        ...filtros,
      ],
      listaOrdenacao: [],
    })
  const [daMarca, daCategoria] = await Promise.all([
    procurar([{ tipo: 'exata', campo: 'marca', valor: bem.marca }]),
    procurar([]),
  ])
  const ids = [...new Set([...daMarca.ids, ...daCategoria.ids])].slice(0, MAXIMO)
  return ctx.ler((tx) => lerCartoes(tx, ctx.hotsite, ids))
})
