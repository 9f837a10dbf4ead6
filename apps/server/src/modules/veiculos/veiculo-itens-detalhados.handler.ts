import { veiculoItensDetalhados } from '@martelo/contracts/veiculos/veiculo-itens-detalhados.contract.ts'
import { ITENS_POR_TIPO, type TipoVeiculo } from '@martelo/domain/veiculos/itens-detalhados.ts'
import { handle } from '../../core/http/handle.ts'

handle(veiculoItensDetalhados, (ctx, { query }) => {
  const tipos = (Object.keys(ITENS_POR_TIPO) as TipoVeiculo[]).filter(
    (t) => query.tipo === undefined || t === query.tipo,
  )
  const itens = tipos.flatMap((tipo) =>
    ITENS_POR_TIPO[tipo].map((i) => ({ tipo, ...i, opcoes: { ...i.opcoes } })),
  )
  ctx.contar(itens.length)
  return Promise.resolve(itens)
})
