import { SITUACOES } from '@martelo/domain/bloqueios/bloqueio.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { Bloqueio, Tipo } from './bloqueio.schemas.ts'

export const bloqueios = defineCall('GET /v1/bloqueios/qb', {
  summary:
    'Endereços, dispositivos, e-mails e documentos bloqueados pela casa, com quantas vezes barraram alguém',
  permission: 'bloqueio:administrar',
  query: ConsultaDeLista.extend({
    tipo: Tipo.optional(),
    situacao: z.enum(SITUACOES, { error: 'Situação desconhecida' }).optional(),
  }),
  reply: z.array(Bloqueio),
  counted: true,
})
