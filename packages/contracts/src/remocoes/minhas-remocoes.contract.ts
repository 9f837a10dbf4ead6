import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { RemocaoNaEstrada } from './remocao.schemas.ts'

export const minhasRemocoes = defineCall('GET /v1/remocoes/minhas', {
  summary: 'As remoções do motorista que entrou: as que estão por fazer e as de hoje',
  permission: 'remocao:dirigir',
  reply: z.array(RemocaoNaEstrada),
})
