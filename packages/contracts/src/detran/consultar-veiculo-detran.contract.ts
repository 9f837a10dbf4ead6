import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Instante, Uid } from '../core/fields.ts'

export const consultarVeiculoDetran = defineCall('POST /v1/detran/veiculos/:veiId/consultar', {
  summary: 'Pergunta ao Detran por restrições e débitos de um veículo, para o laudo',
  permission: 'laudo:detran',
  /** its number, or its uid */
  params: z.object({ veiId: z.union([IdNumerico, Uid]) }),
  reply: z.object({ consultadoAt: Instante }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PLACA: 409, SEM_INTEGRACAO: 409, FORA_DO_AR: 503 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
