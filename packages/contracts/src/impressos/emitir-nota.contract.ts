import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { NotasDaVenda } from './nota.schemas.ts'

export const emitirNota = defineCall('POST /v1/leilao/vendas/:id/notas', {
  summary: 'Emite a nota de arrematação de uma venda fechada; a que perdeu a validade é substituída',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  reply: NotasDaVenda,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
