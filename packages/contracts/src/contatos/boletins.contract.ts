import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Boletim } from './boletim.schemas.ts'

export const boletins = defineCall('GET /v1/newsletter/boletins', {
  summary: 'Os boletins da newsletter, o mais novo primeiro, com o que foi feito de cada carta',
  permission: 'newsletter:ver',
  reply: z.array(Boletim),
})
