import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, inteiroEscrito, textoLivre, Uid } from '../core/fields.ts'

export const gravacaoPorLote = defineCall('GET /v1/gravacao/by-lote/:lelUid', {
  summary:
    'Em que arquivo e segundo está cada linha do registro do lote: à equipe todas, a quem deu lance nele os lances e as suas',
  permission: 'sessao',
  params: z.object({ lelUid: Uid }),
  /** one row of the log alone: by its hash, or by the number of its bid */
  query: z.object({
    hash: textoLivre()
      .regex(/^[0-9a-f]{64}$/, 'Recibo inválido')
      .optional(),
    numero: inteiroEscrito('Número inválido').min(1, 'Número inválido').optional(),
  }),
  reply: z.array(
    z.object({
      gravacaoUid: Uid,
      /** the channel that was recorded; staff find a bid once for each of them */
      canal: z.string(),
      /** which bid of the dispute it is, as the lot's history numbers them; null: no bid of that history */
      numero: z.number().int().nullable(),
      /** instant and hash of the log's row */
      em: Instante,
      hash: z.string(),
      segundo: z.number(),
      sha256: z.string().nullable(),
      conservar: z.boolean(),
      url: z.string(),
    }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
