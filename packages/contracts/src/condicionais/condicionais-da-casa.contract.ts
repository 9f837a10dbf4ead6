import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, ConsultaDeLista, Instante, Uid } from '../core/fields.ts'
import { CondicionalDoLote } from '../pregao/pregao.schemas.ts'

/** One conditional sale in the house's queue, with what this session may do about it now. */
export const CondicionalDaCasa = z.object({
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  leiId: z.number().int(),
  leiUid: Uid,
  leilao: z.string(),
  leilaoData: Instante,
  comitente: z.string(),
  cliente: z.object({ id: z.number().int(), nome: z.string() }).nullable(),
  /** only for those who may see reserves */
  valorComitente: Centavos.nullable(),
  condicional: CondicionalDoLote,
  /** the value that an answer is about: the client's reply, or the bid */
  sobre: Centavos,
  podeResponder: z.boolean(),
  podeReabrir: z.boolean(),
})

export const condicionaisDaCasa = defineCall('GET /v1/leilao/condicionais', {
  summary: 'As condicionais de todos os leilões da casa, as que esperam resposta primeiro',
  permission: 'pregao:acompanhar',
  query: ConsultaDeLista.extend({
    leiUid: z.uuid({ error: 'Leilão inválido' }).optional(),
    espera: z.enum(['comitente', 'cliente', 'ninguem'], { error: 'Filtro inválido' }).optional(),
  }),
  reply: z.array(CondicionalDaCasa),
  counted: true,
})
