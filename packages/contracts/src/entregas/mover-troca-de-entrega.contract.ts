import { EVENTOS_DE_TROCA } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { Troca } from './troca-de-entrega.schemas.ts'

export const moverTrocaDeEntrega = defineCall('PUT /v1/entregas/trocas/:uid/situacao', {
  summary: 'Aprova, diverge ou cancela a troca de entrega de um item pago',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(EVENTOS_DE_TROCA, { error: 'Ação inválida' }),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: Troca,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409 },
})
