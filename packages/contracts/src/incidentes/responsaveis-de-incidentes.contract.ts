import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const responsaveisDeIncidentes = defineCall('GET /v1/incidentes/responsaveis', {
  summary: 'As pessoas da casa que podem ser responsáveis por um incidente',
  permission: 'incidente:ver',
  reply: z.array(z.object({ uid: z.string(), nome: z.string() })),
})
