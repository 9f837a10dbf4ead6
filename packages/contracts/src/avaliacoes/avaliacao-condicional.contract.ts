import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const avaliacaoCondicional = defineCall('GET /v1/lote/avaliacao-veicular-condicional/:uid', {
  summary: 'O que se sabe do veículo de um lote condicional e o que a casa recomenda ao comitente',
  permission: 'avaliacao-condicional:ver',
  params: z.object({ uid: Uid }),
  reply: z.object({
    lote: z.object({
      uid: Uid,
      numero: z.string(),
      nome: z.string(),
      situacao: z.enum(SITUACOES_DE_LOTE),
      leilao: z.string(),
      leiUid: Uid,
      comitente: z.string(),
      anoModelo: z.number().int().nullable(),
      km: z.number().int().nullable(),
    }),
    lance: Centavos.nullable(),
    /** null: not sold */
    valorVendido: Centavos.nullable(),
    minimo: Centavos,
    /** for who may see reserves, and the consignor */
    reserva: Centavos.nullable(),
    fipe: Centavos.nullable(),
    mercado: Centavos.nullable(),
    /** hammer values of the same model in this house, newest first */
    vendidos: z.array(
      z.object({ nome: z.string(), anoModelo: z.number().int().nullable(), valor: Centavos, data: Instante }),
    ),
    avaliacao: z
      .object({
        valorRecomendado: Centavos,
        parecer: z.string(),
        quem: z.string().nullable(),
        em: Instante,
      })
      .nullable(),
    podeAvaliar: z.boolean(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
