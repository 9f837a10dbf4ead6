import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { CartaoDeLote } from './publico-lote.schemas.ts'

export const semelhantes = defineCall('GET /v1/lote/semelhantes/:id', {
  summary:
    'Lotes abertos parecidos com um lote: da mesma marca na categoria, depois da categoria; nunca ele próprio',
  permission: 'publico',
  replica: true,
  params: z.object({ id: IdNumerico }),
  reply: z.array(CartaoDeLote),
  refusals: { LOGIN_NECESSARIO: 401 },
  trusted: true,
})
