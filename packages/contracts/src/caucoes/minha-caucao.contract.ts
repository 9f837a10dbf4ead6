import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { MinhaCaucao } from './caucao.schemas.ts'

export const minhaCaucao = defineCall('GET /v1/cliente/caucoes/:leiUid', {
  summary: 'A caução que um leilão pede do cliente, e a situação da que ele pagou',
  permission: 'habilitacao:pedir',
  params: z.object({ leiUid: Uid }),
  reply: MinhaCaucao,
  refusals: { LEILAO_INEXISTENTE: 404 },
})
