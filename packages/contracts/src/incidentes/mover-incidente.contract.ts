import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { IncidenteCompleto } from './incidente.schemas.ts'

export const moverIncidente = defineCall('POST /v1/incidentes/:uid/mover', {
  summary: 'Assume, encerra ou reabre um incidente',
  permission: 'incidente:tratar',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['assumir', 'encerrar', 'reabrir'], { error: 'Ação inválida' }),
    motivo: textoOpcional(300),
    versao: Versao,
  }),
  reply: IncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409 },
})
