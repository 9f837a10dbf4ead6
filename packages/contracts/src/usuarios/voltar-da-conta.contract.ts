import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { SessaoAberta } from './sessao.schemas.ts'

export const voltarDaConta = defineCall('POST /v1/usuario/voltar-da-conta', {
  summary: 'Sai da conta de outra pessoa; o suporte volta à sua própria sessão, se ela ainda vale',
  permission: 'publico',
  reply: z.object({
    /** null: there is none to come back to */
    sessao: SessaoAberta.nullable(),
  }),
  refusals: { PROPRIA: 409 },
})
