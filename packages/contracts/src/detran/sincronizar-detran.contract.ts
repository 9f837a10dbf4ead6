import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LeilaoNoDetran } from './detran.schemas.ts'

export const sincronizarDetran = defineCall('POST /v1/detran/leiloes/:leilaoUid/sincronizar', {
  summary: 'Conta agora ao Detran o que ele ainda não sabe; o que foi recusado é tentado de novo',
  permission: 'detran:agir',
  params: z.object({ leilaoUid: Uid }),
  reply: LeilaoNoDetran,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 20, segundos: 60 },
})
