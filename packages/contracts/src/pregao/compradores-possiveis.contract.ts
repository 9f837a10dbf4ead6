import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

export const compradoresPossiveis = defineCall('GET /v1/leilao/lotes/:lelUid/compradores', {
  summary:
    'Clientes que podem ser o comprador de um lote arrematado por apelido, e por que os outros não podem',
  permission: 'pregao:identificar',
  params: z.object({ lelUid: Uid }),
  query: z.object({ busca: textoLivre().trim().max(80, 'Use no máximo 80 caracteres').default('') }),
  reply: z.array(
    z.object({
      cliUid: Uid,
      nome: z.string(),
      apelido: z.string(),
      documento: z.string(),
      /** null: may be named */
      impedimento: z.string().nullable(),
    }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
