import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Dia } from '../core/fields.ts'
import { LinhaDeLeilao, Modalidade, SituacaoDoLeilao } from './leilao.schemas.ts'

export const leiloesQb = defineCall('GET /v1/leiloes/qb', {
  summary: 'Leilões da retaguarda, com paginação, ordenação, busca e filtros',
  permission: 'leilao:ver',
  query: ConsultaDeLista.extend({
    situacao: SituacaoDoLeilao.optional(),
    modalidade: Modalidade.optional(),
    de: Dia.optional(),
    ate: Dia.optional(),
  }),
  reply: z.array(LinhaDeLeilao),
  counted: true,
})
