import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'

export const cancelarVistoria = defineCall('POST /v1/vistorias/:uid/cancelar', {
  summary: 'Cancela uma vistoria que aguarda, com o motivo',
  permission: 'vistoria:pedir',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(300, 'Informe o motivo'), versao: Versao }),
  reply: z.object({ situacao: z.string(), versao: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, NAO_PODE: 409 },
})
