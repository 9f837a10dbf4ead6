import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Resultado, Validacao } from './validacao.schemas.ts'

export const responderValidacao = defineCall(
  'PUT /v1/leiloes/lotes/lote-cliente-validacoes/responder-validacao/:id',
  {
    summary: 'Responde à validação de um cliente num lote',
    permission: 'validacao:responder',
    params: z.object({ id: Uid }),
    body: z.object({ resultado: Resultado }),
    reply: Validacao,
    refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
    limit: { por: 'conta', max: 120, segundos: 60 },
  },
)
