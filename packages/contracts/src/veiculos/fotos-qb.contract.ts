import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, inteiroEscrito, Uid } from '../core/fields.ts'
import { FotoDoVeiculo } from './veiculo.schemas.ts'

export const fotosQb = defineCall('GET /v1/fotos/qb', {
  summary: 'Fotos de veículos por decidir, aprovadas ou recusadas, de um leilão ou de todos',
  permission: 'foto:aprovar',
  query: ConsultaDeLista.extend({
    leilao: inteiroEscrito().optional(),
    veiculo: Uid.optional(),
    situacao: z.enum(['PENDENTE', 'APROVADA', 'RECUSADA'], 'Valor inválido').default('PENDENTE'),
  }),
  reply: z.array(
    FotoDoVeiculo.extend({
      capa: z.boolean(),
      veiculo: z.object({
        uid: z.uuid(),
        nome: z.string(),
        placa: z.string().nullable(),
        tipoId: z.number(),
        lote: z.string().nullable(),
      }),
    }),
  ),
  counted: true,
})
