import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { LinhaDeLote } from './lote.schemas.ts'

export const lotesDoLeilao = defineCall('GET /v1/leiloes/:id/lotes', {
  summary:
    'Todos os lotes de um leilão, na ordem em que serão apregoados, com o que se pode fazer com cada um',
  permission: 'leilao:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.array(LinhaDeLote),
  refusals: { NAO_ENCONTRADO: 404 },
  counted: true,
})
