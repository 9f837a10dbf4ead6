import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { DadosDoVeiculo } from './veiculo.schemas.ts'

export const criarVeiculo = defineCall('POST /v1/veiculos', {
  summary: 'Cadastra um veículo',
  permission: 'veiculo:editar',
  body: DadosDoVeiculo,
  reply: z.object({ uid: z.uuid(), avisos: z.array(z.string()) }),
  refusals: { REFERENCIA: 422, IDENTIFICADOR: 422, REPETIDO: 409 },
})
