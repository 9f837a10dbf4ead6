import { defineCall } from '../core/define-call.ts'
import { RegraSalva } from './credito.schemas.ts'

export const salvarRegraDeIndicacao = defineCall('PUT /v1/indicacoes/regra', {
  summary: 'Liga, desliga ou muda o que a casa dá por indicação; vale para compras fechadas depois',
  permission: 'indicacao:decidir',
  body: RegraSalva,
  reply: RegraSalva,
  refusals: { CAMPOS: 400, MUDOU: 409 },
})
