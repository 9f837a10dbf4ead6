import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ChaveDeAcesso } from './chaves.schemas.ts'

export const minhasChaves = defineCall('GET /v1/usuario/chaves', {
  summary: 'As chaves de acesso da própria conta',
  permission: 'sessao',
  reply: z.array(ChaveDeAcesso),
})
