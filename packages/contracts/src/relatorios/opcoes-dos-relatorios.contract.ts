import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'

export const opcoesDosRelatorios = defineCall('GET /v1/relatorios/opcoes', {
  summary: 'Leilões, comitentes ou pátios pelos quais esta pessoa filtra relatórios, os achados por um texto',
  permission: 'relatorio:ler',
  query: ConsultaDeLista.pick({ busca: true }).extend({
    filtro: z.enum(['leilao', 'comitente', 'patio']),
    /** comes first, found or not: the choice keeps its name */
    escolhido: Uid.optional(),
  }),
  reply: z.array(z.object({ uid: Uid, nome: z.string() })),
})
