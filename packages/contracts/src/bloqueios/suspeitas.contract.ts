import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Suspeita } from './bloqueio.schemas.ts'

export const suspeitas = defineCall('GET /v1/bloqueios/suspeitas', {
  summary: 'Padrões que merecem o olhar de uma pessoa: nada é bloqueado sozinho',
  permission: 'bloqueio:administrar',
  reply: z.array(Suspeita),
})
