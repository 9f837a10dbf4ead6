import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const encerrarSessoes = defineCall('POST /v1/usuario/sessoes/encerrar', {
  summary: 'Encerra uma sessão da própria conta, ou todas menos a atual',
  permission: 'sessao',
  body: z.object({ familia: Uid.optional().describe('absent: all but the present one') }),
  reply: z.object({ encerradas: z.number().int() }),
})
