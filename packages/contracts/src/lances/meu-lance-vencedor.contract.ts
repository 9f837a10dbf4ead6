import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { LanceVencedor } from './meus-lances-vencedores.contract.ts'

export const meuLanceVencedor = defineCall('GET /v1/cliente/meus-lances-vencedores/:id', {
  summary: 'Um lance vencedor do cliente, pelo id do lote',
  permission: 'lance:dar',
  params: z.object({ id: IdNumerico }),
  reply: LanceVencedor,
  refusals: { NAO_ENCONTRADO: 404 },
})
