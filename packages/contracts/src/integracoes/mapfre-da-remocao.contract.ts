import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { MapfreDaRemocao } from './mapfre-da-remocao.schemas.ts'

export const mapfreDaRemocao = defineCall('GET /v1/remocoes/:uid/mapfre', {
  summary: 'O processo da Mapfre de uma remoção, com os eventos; null quando a remoção não veio dela',
  permission: 'remocao:ver',
  params: z.object({ uid: Uid }),
  reply: MapfreDaRemocao.nullable(),
  refusals: { NAO_ENCONTRADA: 404 },
})
