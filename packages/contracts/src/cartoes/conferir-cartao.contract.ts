import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Cartao } from './cartao.schemas.ts'

export const conferirCartao = defineCall('POST /v1/cartoes/:uid/conferencia', {
  summary: 'Pergunta agora ao adquirente o que foi feito de um pagamento no cartão',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ uid: Uid }),
  reply: Cartao,
  refusals: { NAO_ENCONTRADO: 404, ADQUIRENTE_FORA: 503 },
  limit: { por: 'conta', max: 300, segundos: 3600 },
})
