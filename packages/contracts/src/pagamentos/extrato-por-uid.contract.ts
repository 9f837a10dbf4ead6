import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Extrato } from './extrato-bancario.schemas.ts'

export const extratoPorUid = defineCall('GET /v1/extratos/:uid', {
  summary: 'Um extrato com suas linhas e o que se propõe para cada uma',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  reply: Extrato,
  refusals: { NAO_ENCONTRADO: 404 },
})
