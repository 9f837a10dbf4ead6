import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoOpcional, Uid, Versao } from '../core/fields.ts'

export const moverServico = defineCall('POST /v1/estadias/servicos/:uid/mover', {
  summary: 'Agenda, conclui ou cancela um serviço pedido ao pátio',
  permission: 'estadia:pedir',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['agendar', 'realizar', 'cancelar'], { error: 'Ação inválida' }),
    agendadoAt: Instante.nullish(),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: z.object({ uid: Uid, situacao: z.string(), versao: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409 },
})
