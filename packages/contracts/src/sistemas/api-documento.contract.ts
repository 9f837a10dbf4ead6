import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const apiDocumento = defineCall('GET /v1/api-comitente/openapi.json', {
  summary: 'O documento OpenAPI 3.1 das chamadas dos sistemas de comitentes, e de nenhuma outra',
  permission: 'publico',
  reply: z.record(z.string(), z.unknown()),
})
