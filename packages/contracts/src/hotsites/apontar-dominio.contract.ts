import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dominio } from './abrir-hotsite.contract.ts'

export const apontarDominio = defineCall('POST /v1/hotsite/dominio', {
  summary:
    'Aponta um domínio para a plataforma no provedor de DNS da casa; o de outra casa, só a administração da plataforma',
  permission: 'hotsite:editar',
  body: z.object({ dominio: Dominio }),
  reply: z.object({
    feito: z.enum(['criado', 'mudado', 'igual']),
    valor: z.string().describe('what the name is a CNAME of now'),
  }),
  refusals: { SO_PLATAFORMA: 403, SEM_PROVEDOR: 409, OCUPADO: 409, INDISPONIVEL: 503 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
