import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { RemocaoNaLista, SituacaoDaRemocao } from './remocao.schemas.ts'

export const consultaDeRemocoes = defineCall('GET /v1/remocoes/consulta/qb', {
  summary: 'Remoções; o papel Pátio vê as que vão aos seus pátios, o Motorista as suas',
  permission: 'remocao:ver',
  query: ConsultaDeLista.extend({
    situacao: SituacaoDaRemocao.optional(),
    patio: Uid.optional(),
    transportadora: Uid.optional(),
    veiculo: Uid.optional(),
    /** the insurer waits for a word about it */
    contato: z.enum(['sim'], 'Valor inválido').optional(),
    naEstrada: z.enum(['sim'], 'Valor inválido').optional(),
  }),
  reply: z.array(RemocaoNaLista),
  counted: true,
})
