import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'

export const ignorarSuspeita = defineCall('POST /v1/bloqueios/suspeitas/ignorar', {
  summary: 'Tira uma suspeita da lista; volta se crescer',
  permission: 'bloqueio:administrar',
  body: z.object({ chave: texto(200, 'Informe a suspeita'), motivo: texto(500, 'Informe o motivo') }),
  reply: z.object({ chave: z.string() }),
})
