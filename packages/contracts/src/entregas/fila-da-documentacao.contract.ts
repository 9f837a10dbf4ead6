import { PRAZOS_NA_FILA, SITUACOES_NA_FILA } from '@martelo/domain/entregas/fila-da-documentacao.ts'
import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'

export const filaDaDocumentacao = defineCall('GET /v1/entregas/documentacao', {
  summary: 'Os documentos por enviar, do prazo mais próximo ao mais distante',
  permission: 'documentacao:mover',
  query: ConsultaDeLista.extend({
    situacao: z.enum(SITUACOES_NA_FILA, { error: 'Situação inválida' }).optional(),
    metodo: z.enum(METODOS_DE_ENTREGA, { error: 'Entrega inválida' }).optional(),
    prazo: z.enum(PRAZOS_NA_FILA, { error: 'Prazo inválido' }).optional(),
  }),
  reply: z.array(
    z.object({
      id: z.number().int(),
      uid: Uid,
      versao: z.number().int(),
      vndId: z.number().int(),
      leilao: z.string(),
      lote: z.string(),
      veiculo: z.string(),
      placa: z.string().nullable(),
      comprador: z.string(),
      comitente: z.string(),
      /** null: the buyer has not chosen yet */
      metodo: z.enum(METODOS_DE_ENTREGA).nullable(),
      /** where they go: a yard, or town and state */
      destino: z.string().nullable(),
      situacao: z.enum(SITUACOES_NA_FILA),
      rotulo: z.string(),
      retiradaEm: z.string(),
      prazo: z.string(),
      /** business days to it; negative when late */
      prazoAtual: z.number().int(),
      textoDoPrazo: z.string(),
      codigoEnvio: z.string().nullable(),
      /** the carrier's page of that code */
      rastreamento: z.string().nullable(),
      enviadoAt: z.string().nullable(),
    }),
  ),
  counted: true,
})
