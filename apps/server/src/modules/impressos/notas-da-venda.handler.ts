import { notasDaVenda } from '@martelo/contracts/impressos/notas-da-venda.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarNotas } from './notas.ts'

handle(
  notasDaVenda,
  async (ctx, { params }) =>
    (await apresentarNotas(ctx, params.id)) ?? recusar('NAO_ENCONTRADA', 'Venda não encontrada'),
)
