import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const preencherGrupo = defineCall('POST /v1/grupos-de-clientes/:uid/preencher', {
  summary: 'Aplica agora a condição do grupo a todos os clientes',
  permission: 'grupo-cliente:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({ entraram: z.number().int(), sairam: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 20, segundos: 600 },
})
