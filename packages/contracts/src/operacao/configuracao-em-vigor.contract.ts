import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const configuracaoEmVigor = defineCall('GET /v1/ti/configuracao', {
  summary: 'Cada configuração do processo que responde, de onde vem o valor, e os segredos sem o valor',
  permission: 'ti:ver',
  reply: z.array(
    z.object({
      nome: z.string(),
      valor: z.string().nullable().describe('null: a secret, or nothing set'),
      origem: z.enum(['ambiente', 'padrao', 'ausente']),
      segredo: z.boolean(),
    }),
  ),
})
