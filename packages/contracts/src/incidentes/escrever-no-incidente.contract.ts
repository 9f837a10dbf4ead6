import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { IncidenteCompleto, TextoDaMensagem } from './incidente.schemas.ts'

export const escreverNoIncidente = defineCall('POST /v1/incidentes/:uid/mensagens', {
  summary: 'Escreve ao cliente, pergunta algo a ele, ou anota entre as pessoas da casa',
  permission: 'incidente:tratar',
  params: z.object({ uid: Uid }),
  body: z.object({
    texto: TextoDaMensagem,
    /** `pergunta`: the incident waits for the client's answer */
    como: z.enum(['mensagem', 'pergunta', 'nota'], { error: 'Escolha a quem' }),
    chaveDoPedido: Uid,
  }),
  reply: IncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
  limit: { por: 'conta', max: 300, segundos: 3600 },
})
