import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DepositoPorDentro } from './deposito.schemas.ts'

export const itensDoDeposito = defineCall('GET /v1/deposito-bens/:uid/itens', {
  summary: 'Os bens de um depósito, o que custaram até agora e a liberação',
  permission: 'deposito:ver',
  params: z.object({ uid: Uid }),
  reply: DepositoPorDentro,
  refusals: { NAO_ENCONTRADO: 404 },
})
