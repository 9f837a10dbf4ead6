import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PedidoDeBusca } from './busca.schemas.ts'
import { CartaoDeLote } from './publico-lote.schemas.ts'

export const buscaElastic = defineCall('POST /v1/lote/busca-elastic', {
  summary: 'Busca de lotes por filtros, ordenada; o total vai no cabeçalho count',
  permission: 'publico',
  replica: true,
  body: PedidoDeBusca,
  reply: z.array(CartaoDeLote),
  refusals: { LOGIN_NECESSARIO: 401 },
  counted: true,
  trusted: true,
})
