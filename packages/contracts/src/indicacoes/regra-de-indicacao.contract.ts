import { defineCall } from '../core/define-call.ts'
import { RegraSalva } from './credito.schemas.ts'

export const regraDeIndicacao = defineCall('GET /v1/indicacoes/regra', {
  summary: 'O que a casa dá por indicação',
  permission: 'indicacao:ver',
  reply: RegraSalva,
})
