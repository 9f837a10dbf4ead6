import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid, Versao } from '../core/fields.ts'

export const segundaViaDoBoleto = defineCall('POST /v1/boletos/:uid/segunda-via', {
  summary: 'Emite a segunda via com novo vencimento e pede a baixa da anterior',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ vencimento: Dia, versao: Versao }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409, SEM_CONVENIO: 409, CAMPOS: 400 },
})
