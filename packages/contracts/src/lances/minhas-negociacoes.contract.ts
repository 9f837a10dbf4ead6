import { ATOS_DO_FIO, LADOS_DO_FIO, SITUACOES_DA_NEGOCIACAO } from '@martelo/domain/lances/negociacao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

/** One lot's thread between the client and who sells. */
export const NegociacaoDoLote = z.object({
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  /** the lot's page */
  url: z.string(),
  situacao: z.enum(SITUACOES_DA_NEGOCIACAO),
  titulo: z.string(),
  texto: z.string(),
  /** last day on which the awaited side may answer */
  ate: z.iso.date().nullable(),
  /** oldest first */
  falas: z.array(
    z.object({
      quem: z.enum(LADOS_DO_FIO),
      texto: z.string(),
      valor: Centavos.nullable(),
      detalhe: z.string().nullable(),
      em: Instante,
    }),
  ),
  /** what he may do now; each has its own call, which takes the value that is shown */
  atos: z.array(z.object({ ato: z.enum(ATOS_DO_FIO), uid: Uid.nullable(), valor: Centavos })),
})

export const minhasNegociacoes = defineCall('GET /v1/cliente/negociacoes', {
  summary:
    'O fio de cada lote: lances, automático, propostas, condicional e compra, e o que o cliente pode fazer',
  permission: 'lance:dar',
  /** without `lelUid`: those under way, of his newest lots */
  query: z.object({ lelUid: Uid.optional() }),
  reply: z.array(NegociacaoDoLote),
})
