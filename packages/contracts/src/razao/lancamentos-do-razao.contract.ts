import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia, textoLivre } from '../core/fields.ts'

export const lancamentosDoRazao = defineCall('GET /v1/razao/lancamentos/qb', {
  summary: 'Lançamentos do razão com as suas partidas, os mais novos primeiro',
  permission: 'razao:ver',
  query: ConsultaDeLista.extend({
    conta: textoLivre().max(40).optional(),
    fato: textoLivre().max(40).optional(),
    de: Dia.optional(),
    ate: Dia.optional(),
  }),
  reply: z.array(
    z.object({
      uid: z.string(),
      quando: z.string(),
      fato: z.string(),
      estorno: z.boolean(),
      abertura: z.boolean(),
      objetoTipo: z.string(),
      objeto: z.string(),
      vndId: z.number().nullable(),
      debito: z.string(),
      credito: z.string(),
      valor: z.number().int(),
    }),
  ),
  counted: true,
})
