import { INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'
import { DireitoDeclarado, PropostaFeita } from './judicial.schemas.ts'

const Praca = z.object({
  numero: z.union([z.literal(1), z.literal(2)]),
  inicio: Instante,
  minimo: Centavos,
})

export const judicialDoLote = defineCall('GET /v1/lotes/judicial/:lelUid', {
  summary: 'Processo, praças e ônus de um lote judicial; para um cliente, também o que ele declarou e propôs',
  permission: 'publico',
  params: z.object({ lelUid: Uid }),
  /** null: the lot is no court's */
  reply: z
    .object({
      processo: z.string(),
      vara: z.string(),
      comarca: z.string(),
      avaliacao: Centavos,
      onus: z.string().nullable(),
      praca: z.union([z.literal(1), z.literal(2)]),
      pracas: z.array(Praca),
      segundaFim: Instante,
      segundaPorcentagem: z.number(),
      parcelamento: z
        .object({
          entradaMinima: z.number(),
          parcelasMaximas: z.number(),
          indice: z.enum(INDICES),
          /** the round that an offer would be for; null: none may be made any more */
          praca: z.union([z.literal(1), z.literal(2)]).nullable(),
          minimo: Centavos,
        })
        .nullable(),
      preferenciaHoras: z.number(),
      /** of who asks; null: he is no client, or has none */
      meuDireito: DireitoDeclarado.extend({
        podeExercer: z.boolean(),
        porque: z.string().nullable(),
      }).nullable(),
      minhaProposta: PropostaFeita.nullable(),
    })
    .nullable(),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
})
