import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'

export const moverAgendamento = defineCall('PUT /v1/agendamentos/:uid', {
  summary: 'Cancela um agendamento, registra a ausência ou a entrega do bem',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['cancelarAgendamento', 'registrarAusencia', 'entregar'], { error: 'Ação inválida' }),
    motivo: textoOpcional(300),
    entreguePara: textoOpcional(120),
    versao: Versao,
  }),
  reply: z.object({ uid: Uid, situacao: z.string(), retirada: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, MUDOU: 409, RECUSADO: 409 },
})
