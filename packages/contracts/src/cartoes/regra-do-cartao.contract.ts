import { defineCall } from '../core/define-call.ts'
import { RegraDoCartaoGravada } from './cartao.schemas.ts'

export const regraDoCartao = defineCall('GET /v1/cartoes/regra', {
  summary: 'O que a casa oferece no cartão: se recebe, parcelas, de quem são os juros, captura',
  permission: 'hotsite:editar',
  reply: RegraDoCartaoGravada,
})
