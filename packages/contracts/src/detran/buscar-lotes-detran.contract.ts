import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LeilaoNoDetran } from './detran.schemas.ts'

export const buscarLotesDetran = defineCall('POST /v1/detran/leiloes/:leilaoUid/buscar', {
  summary: 'Busca no Detran os lotes e itens do leilão; o que já se sabe não muda de lugar',
  permission: 'detran:agir',
  params: z.object({ leilaoUid: Uid }),
  reply: LeilaoNoDetran,
  refusals: { NAO_ENCONTRADO: 404, DESCONHECIDO: 409, SEM_INTEGRACAO: 409, FORA_DO_AR: 503 },
  limit: { por: 'conta', max: 20, segundos: 60 },
})
