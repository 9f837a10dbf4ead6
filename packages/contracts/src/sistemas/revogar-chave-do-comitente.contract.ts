import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const revogarChaveDoComitente = defineCall('DELETE /v1/comitentes/chaves/:uid', {
  summary: 'Revoga uma chave, que deixa de valer no mesmo instante',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
