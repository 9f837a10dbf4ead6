import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PrestacaoAAbrir } from './prestacao.schemas.ts'

export const prestacoesAAbrir = defineCall('GET /v1/prestacoes/a-abrir', {
  summary: 'Comitentes com lotes vendidos e pagos que ainda não estão em prestação de contas',
  permission: 'prestacao:ver',
  reply: z.array(PrestacaoAAbrir),
})
