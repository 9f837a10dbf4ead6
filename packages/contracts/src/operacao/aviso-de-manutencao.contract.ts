import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const avisoDeManutencao = defineCall('GET /v1/hotsite/manutencao', {
  summary: 'Se o site tem manutenção anunciada, quando fecha e quando volta',
  permission: 'publico',
  reply: z.object({
    fechaAt: Instante.nullable(),
    reabreAt: Instante.nullable(),
    mensagem: z.string(),
  }),
})
