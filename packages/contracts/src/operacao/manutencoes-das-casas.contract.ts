import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ManutencaoDasCasas } from './manutencao.schemas.ts'

export const manutencoesDasCasas = defineCall('GET /v1/manutencao/das-casas', {
  summary:
    'As manutenções da plataforma que ainda valem, com as casas em que valem; vazia para quem é de uma casa',
  permission: 'manutencao:fazer',
  reply: z.array(ManutencaoDasCasas),
})
