import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ParceiroDaCasa } from './externo.schemas.ts'

export const parceirosExternos = defineCall('GET /v1/externo/parceiros', {
  summary: 'Parceiros externos desta casa: que credencial vale, como vão as conversas; nenhum segredo',
  permission: 'externo:ver',
  reply: z.array(ParceiroDaCasa),
})
