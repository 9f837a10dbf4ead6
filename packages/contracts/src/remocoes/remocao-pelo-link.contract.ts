import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'
import { RemocaoNaEstrada } from './remocao.schemas.ts'

export const remocaoPeloLink = defineCall('GET /v1/remocoes/link/:segredo', {
  summary: 'A remoção de um endereço enviado à transportadora ou ao motorista',
  permission: 'publico',
  params: z.object({ segredo: texto(64, 'Endereço inválido') }),
  reply: RemocaoNaEstrada,
  refusals: { NAO_ENCONTRADA: 404 },
  limit: { por: 'ip', max: 120, segundos: 60 },
})
