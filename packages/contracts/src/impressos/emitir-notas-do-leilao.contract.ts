import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const emitirNotasDoLeilao = defineCall('POST /v1/leiloes/:uid/notas', {
  summary: 'Emite as notas que faltam das vendas fechadas de um leilão, com um resultado por venda',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  reply: z.array(
    z.object({ venda: z.number(), codigo: z.string().nullable(), motivo: z.string().nullable() }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
