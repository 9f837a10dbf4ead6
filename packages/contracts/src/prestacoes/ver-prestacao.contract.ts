import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PrestacaoCompleta } from './prestacao.schemas.ts'

export const verPrestacao = defineCall('GET /v1/prestacoes/:uid', {
  summary: 'Uma prestação de contas com lotes, lançamentos, contas e ordens de pagamento',
  permission: 'prestacao:ver',
  params: z.object({ uid: Uid }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADA: 404 },
})
