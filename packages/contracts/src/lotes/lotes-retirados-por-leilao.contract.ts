import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { AnuncioCurto } from './lote.schemas.ts'

export const lotesRetiradosPorLeilao = defineCall('GET /v1/lote/lotes-retirados-por-leilao/:id', {
  summary: 'Lotes retirados de um leilão publicado',
  permission: 'publico',
  replica: true,
  params: z.object({ id: IdNumerico }),
  reply: z.array(AnuncioCurto),
  counted: true,
})
