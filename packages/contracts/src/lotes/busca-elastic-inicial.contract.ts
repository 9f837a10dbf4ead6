import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CartaoDeLote } from './publico-lote.schemas.ts'

export const buscaElasticInicial = defineCall('GET /v1/lote/busca-elastic', {
  summary: 'A busca padrão: primeira página, por data de fim, sem imóveis e equipamentos',
  permission: 'publico',
  replica: true,
  reply: z.array(CartaoDeLote),
  refusals: { LOGIN_NECESSARIO: 401 },
  counted: true,
  trusted: true,
})
