import { defineCall } from '../core/define-call.ts'
import { ConferenciaDoRazao } from './razao.schemas.ts'

export const conferirRazaoAgora = defineCall('POST /v1/razao/conferencia', {
  summary: 'Confere o razão agora: a soma, cada venda e cada lançamento',
  permission: 'razao:ver',
  reply: ConferenciaDoRazao,
  limit: { por: 'conta', max: 10, segundos: 300 },
})
