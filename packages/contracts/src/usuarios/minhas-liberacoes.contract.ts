import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Liberacao } from './liberacao.schemas.ts'

export const minhasLiberacoes = defineCall('GET /v1/usuario/liberacoes', {
  summary: 'Quem pode usar a minha conta, e as contas que posso usar',
  permission: 'sessao',
  reply: z.object({ minhaConta: z.array(Liberacao), deOutros: z.array(Liberacao) }),
})
