import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { SituacaoDaRemocao } from './remocao.schemas.ts'

export const veiculosDasRemocoes = defineCall('GET /v1/veiculos/qb/remocoes', {
  summary: 'Veículos que podem ser removidos, com a remoção que já têm',
  permission: 'remocao:ver',
  query: ConsultaDeLista.extend({ semRemocao: z.enum(['sim'], 'Valor inválido').optional() }),
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      placa: z.string().nullable(),
      chassi: z.string().nullable(),
      comitente: z.string(),
      patio: z.string().nullable(),
      bloqueada: z.boolean(),
      remocao: z.object({ uid: Uid, situacao: SituacaoDaRemocao }).nullable(),
    }),
  ),
  counted: true,
})
