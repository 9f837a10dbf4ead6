import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { AfetadosDoIncidente } from './afetados-do-incidente.schemas.ts'

export const retirarAfetado = defineCall('DELETE /v1/privacidade/incidentes/:uid/afetados/:cliUid', {
  summary: 'Retira um cliente da lista dos afetados; quem já foi avisado fica',
  permission: 'privacidade:editar',
  params: z.object({ uid: Uid, cliUid: Uid }),
  reply: AfetadosDoIncidente,
  refusals: { NAO_ENCONTRADO: 404, AVISADO: 409 },
})
