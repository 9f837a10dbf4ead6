import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { EstadiaNaLista, SituacaoDaEstadia } from './estadia.schemas.ts'

export const estadiasQb = defineCall('GET /v1/estadias/qb', {
  summary: 'Estadias de veículos nos pátios; o papel Pátio vê as dos seus',
  permission: 'estadia:ver',
  query: ConsultaDeLista.extend({
    situacao: SituacaoDaEstadia.optional(),
    patio: Uid.optional(),
    veiculo: Uid.optional(),
    ativas: z.enum(['sim'], 'Valor inválido').optional(),
  }),
  reply: z.array(EstadiaNaLista),
  counted: true,
})
