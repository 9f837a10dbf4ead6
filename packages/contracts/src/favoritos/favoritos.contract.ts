import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const favoritos = defineCall('GET /v1/cliente/favoritos', {
  summary: 'Os veículos favoritos do cliente, do mais novo ao mais antigo (até 999)',
  permission: 'cliente:area',
  reply: z.array(z.object({ veiUid: z.uuid(), createdAt: z.iso.datetime() })),
  counted: true,
})
