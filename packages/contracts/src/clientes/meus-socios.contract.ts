import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Socio } from './socio.schemas.ts'

export const meusSocios = defineCall('GET /v1/cliente/socios', {
  summary: 'O quadro societário da própria empresa',
  permission: 'cliente:area',
  reply: z.object({ empresa: z.boolean(), socios: z.array(Socio) }),
})
