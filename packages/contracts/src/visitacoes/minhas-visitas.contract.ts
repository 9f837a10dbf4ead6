import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { VisitaMarcada } from './visitacao.schemas.ts'

export const minhasVisitas = defineCall('GET /v1/cliente/visitas', {
  summary: 'As visitas que o cliente marcou, as que vêm primeiro',
  permission: 'cliente:area',
  reply: z.array(VisitaMarcada),
})
