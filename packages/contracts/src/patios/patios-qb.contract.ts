import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { paraLeitura } from '../core/leitura.ts'
import { FotoDoPatio } from './foto-do-patio.schemas.ts'
import { DadosDoPatio } from './salvar-patio.schemas.ts'

export const patiosQb = defineCall('GET /v1/patios/qb', {
  summary: 'Pátios da casa com os seus dados e a ocupação',
  permission: 'veiculo:ver',
  query: ConsultaDeLista,
  reply: z.array(
    paraLeitura(DadosDoPatio).extend({
      uid: z.uuid(),
      versao: z.number(),
      veiculos: z.number(),
      fotos: z.array(FotoDoPatio),
    }),
  ),
  counted: true,
})
