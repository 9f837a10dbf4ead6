import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const gravacaoPorLote = defineCall('GET /v1/gravacao/by-lote/:lelUid', {
  summary:
    'Em que arquivo e segundo está cada linha do registro do lote; para a equipe e para quem deu lance nele',
  permission: 'sessao',
  params: z.object({ lelUid: Uid }),
  reply: z.array(
    z.object({
      gravacaoUid: Uid,
      /** number of the lot's log, its instant and its hash */
      seq: z.number().int(),
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
