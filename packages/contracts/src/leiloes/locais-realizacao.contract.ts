import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { LocalRealizacao } from './leilao.schemas.ts'

export const locaisRealizacao = defineCall('GET /v1/leiloes/local-realizacao-leiloes/lista', {
  summary: 'Onde os leilões acontecem',
  permission: 'publico',
  reply: z.array(LocalRealizacao),
})
