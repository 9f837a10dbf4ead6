import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

const Ponto = z.object({ latitude: z.number(), longitude: z.number() })
export const mapaDaEstrada = defineCall('GET /v1/remocoes/na-estrada', {
  summary: 'O que está na estrada agora: onde está, de onde vem e para onde vai',
  permission: 'remocao:ver',
  reply: z.array(
    z.object({
      uid: Uid,
      veiculo: z.string(),
      placa: z.string().nullable(),
      situacao: z.string(),
      motorista: z.string().nullable(),
      local: z.string(),
      patio: z.string(),
      de: Ponto.nullable(),
      para: Ponto.nullable(),
      agora: Ponto.extend({ quando: z.string() }).nullable(),
    }),
  ),
})
