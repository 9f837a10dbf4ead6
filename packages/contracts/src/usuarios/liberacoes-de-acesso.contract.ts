import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Liberacao } from './liberacao.schemas.ts'

export const liberacoesDeAcesso = defineCall('GET /v1/liberacoes-de-acesso', {
  summary: 'Os acessos liberados na casa, dos mais novos aos mais antigos',
  permission: 'acesso:liberar',
  reply: z.array(Liberacao),
})
