import { PASSOS_DO_CLIENTE } from '@martelo/domain/clientes/inicio-do-cliente.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const primeirosPassos = defineCall('GET /v1/cliente/primeiros-passos', {
  summary: 'O que falta ao cliente até o primeiro lance, passo a passo',
  permission: 'cliente:area',
  reply: z.array(
    z.object({
      passo: z.enum(PASSOS_DO_CLIENTE),
      estado: z.enum(['feito', 'fazer', 'esperar', 'refazer']),
    }),
  ),
})
