import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'

export const atenderVisita = defineCall('PUT /v1/patios/visitas/:uid', {
  summary: 'Registra que a visita chegou ou não veio, ou a cancela com o motivo',
  permission: 'patio:agenda',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['chegar', 'faltar', 'cancelar'], { error: 'Ação inválida' }),
    motivo: textoOpcional(300),
    versao: Versao,
  }),
  reply: z.object({ situacao: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, RECUSADO: 409, MUDOU: 409 },
})
