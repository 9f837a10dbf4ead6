import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, texto } from '../core/fields.ts'
import { RESPOSTAS } from './convidado.schemas.ts'

export const convite = defineCall('GET /v1/convites/:codigo', {
  summary: 'O convite de um código: o evento e a resposta que já foi dada',
  permission: 'publico',
  recurso: 'eventos',
  params: z.object({ codigo: texto(20, 'Código inválido') }),
  reply: z.object({
    codigo: z.string(),
    nome: z.string(),
    evento: z.string(),
    local: z.string(),
    endereco: z.string().nullable(),
    inicioAt: Instante,
    fimAt: Instante,
    mensagem: z.string().nullable(),
    acompanhantesMaximo: z.number().int(),
    resposta: z.enum(RESPOSTAS),
    acompanhantes: z.number().int(),
    entrouAt: Instante.nullable(),
    /** why it cannot be answered any more */
    fechado: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 60 },
})
