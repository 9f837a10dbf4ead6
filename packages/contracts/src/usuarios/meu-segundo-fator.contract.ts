import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const EstadoDoSegundoFator = z.object({
  ligadoAt: Instante.nullable(),
  codigosRestantes: z.number().int(),
  exigido: z.boolean().describe('the house asks it of this role: it cannot be switched off'),
})

export const meuSegundoFator = defineCall('GET /v1/usuario/segundo-fator', {
  summary: 'Se a própria conta pede o código do aplicativo ao entrar',
  permission: 'sessao',
  reply: EstadoDoSegundoFator,
})
