import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { AnuncioCurto } from './lote.schemas.ts'

export const lotePorVeiculo = defineCall('GET /v1/lote/by-id/:veiUid', {
  summary: 'O anúncio mais recente de um veículo',
  permission: 'publico',
  params: z.object({ veiUid: Uid }),
  reply: AnuncioCurto,
  refusals: { NAO_ENCONTRADO: 404 },
})
