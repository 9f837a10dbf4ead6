import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CaucaoDoCliente } from './caucao.schemas.ts'

export const minhasCaucoes = defineCall('GET /v1/cliente/caucoes', {
  summary: 'As cauções do cliente, a mais nova primeiro',
  permission: 'habilitacao:pedir',
  reply: z.array(CaucaoDoCliente),
})
