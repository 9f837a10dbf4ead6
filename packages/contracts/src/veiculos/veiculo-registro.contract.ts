import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { VeiculoCompleto } from './veiculo.schemas.ts'

export const veiculoRegistro = defineCall('GET /v1/veiculos/:uid', {
  summary: 'Um veículo com fotos, itens detalhados e os lotes em que esteve',
  permission: 'veiculo:ver',
  params: z.object({ uid: Uid }),
  reply: VeiculoCompleto,
  refusals: { NAO_ENCONTRADO: 404 },
})
