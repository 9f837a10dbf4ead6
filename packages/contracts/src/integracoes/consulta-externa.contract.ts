import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Paginacao, Uid } from '../core/fields.ts'
import { AndamentoDoCancelamento } from '../vendas/cancelamento-pedido.schemas.ts'

export const OPERACOES_EXTERNAS = [
  'saude',
  'comitentes',
  'leiloes',
  'lotes',
  'veiculos',
  'remocoes',
  'documentos',
  'tags',
] as const

export const consultaExterna = defineCall('GET /v1/comitente-integracao/consulta/:operacao', {
  summary:
    'O que o sistema de um comitente pode ler do que é dele: leilões, lotes, veículos, remoções, documentos, tags',
  permission: 'integracao:externa',
  params: z.object({ operacao: z.enum(OPERACOES_EXTERNAS, { error: 'Operação desconhecida' }) }),
  query: Paginacao.extend({ leilaoUid: Uid.optional() }),
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      situacao: z.string().nullable(),
      /** number of a lot, plate of a vehicle, number in the other system */
      referencia: z.string().nullable(),
      /** centavos */
      valor: z.number().int().nullable(),
      quando: Instante.nullable(),
      /** a lot's auction, a document's vehicle */
      de: z.string().nullable(),
      /** what became of the last request to undo a lot's sale */
      cancelamento: AndamentoDoCancelamento.nullable(),
      /** where a document's bytes are */
      arquivo: z.string().nullable(),
    }),
  ),
  counted: true,
})
