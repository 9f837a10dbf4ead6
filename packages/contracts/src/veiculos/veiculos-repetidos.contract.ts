import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'
import { VeiculoRepetido } from './veiculo.schemas.ts'

export const veiculosRepetidos = defineCall('GET /v1/veiculos/repetidos', {
  summary: 'Outros cadastros da mesma placa, do mesmo chassi ou do mesmo RENAVAM',
  permission: 'veiculo:ver',
  query: z.object({
    placa: textoOpcional(10),
    chassi: textoOpcional(30),
    renavam: textoOpcional(14),
    exceto: Uid.optional(),
  }),
  reply: z.array(VeiculoRepetido),
})
