import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Manutencao } from './manutencao.schemas.ts'

export const manutencoes = defineCall('GET /v1/manutencao', {
  summary: 'As manutenções da casa, da mais nova à mais antiga',
  permission: 'manutencao:fazer',
  reply: z.array(Manutencao),
})
