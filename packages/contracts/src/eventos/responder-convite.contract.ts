import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, texto } from '../core/fields.ts'
import { RESPOSTAS } from './convidado.schemas.ts'

export const responderConvite = defineCall('POST /v1/convites/:codigo', {
  summary: 'Responde a um convite: se vem, e com quantos acompanhantes',
  permission: 'publico',
  recurso: 'eventos',
  params: z.object({ codigo: texto(20, 'Código inválido') }),
  body: z.object({
    vem: z.boolean({ error: 'Informe se você vem' }),
    acompanhantes: inteiro('Informe os acompanhantes').min(0).max(20, 'No máximo 20').default(0),
  }),
  reply: z.object({ resposta: z.enum(RESPOSTAS), acompanhantes: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADA: 409 },
  limit: { por: 'ip', max: 30, segundos: 60 },
})
