import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const retirarConvidado = defineCall('DELETE /v1/eventos/convidados/:uid', {
  summary: 'Retira um convidado que ainda não entrou',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404, JA_ENTROU: 409 },
})
