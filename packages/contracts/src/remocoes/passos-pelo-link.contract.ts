import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'
import { PassosDoMotorista, RespostaDosPassos } from './passos-do-motorista.schemas.ts'

export const passosPeloLink = defineCall('POST /v1/remocoes/link/:segredo/passos', {
  summary: 'O que o motorista fez, também sem rede: cada passo conta uma vez, na ordem',
  permission: 'publico',
  params: z.object({ segredo: texto(64, 'Endereço inválido') }),
  body: PassosDoMotorista,
  reply: RespostaDosPassos,
  refusals: { NAO_ENCONTRADA: 404 },
  limit: { por: 'ip', max: 120, segundos: 60 },
})
