import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dominio } from './abrir-hotsite.contract.ts'

export const conferirDominio = defineCall('GET /v1/hotsite/dominio', {
  summary: 'Os registros de DNS que um domínio deve ter para esta plataforma, e se já respondem',
  permission: 'hotsite:editar',
  query: z.object({ dominio: Dominio }),
  reply: z.object({
    registros: z.array(
      z.object({
        tipo: z.enum(['CNAME', 'A']),
        nome: z.string(),
        valor: z.string(),
        achado: z.array(z.string()),
        certo: z.boolean(),
      }),
    ),
    pronto: z.boolean(),
  }),
  limit: { por: 'conta', max: 60, segundos: 600 },
})
