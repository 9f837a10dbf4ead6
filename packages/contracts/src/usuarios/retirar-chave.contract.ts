import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const retirarChave = defineCall('DELETE /v1/usuario/chaves/:uid', {
  summary: 'Retira uma chave de acesso: ela não entra mais',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADA: 404 },
})
