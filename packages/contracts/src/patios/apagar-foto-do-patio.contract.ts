import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { FotoDoPatio } from './foto-do-patio.schemas.ts'

export const apagarFotoDoPatio = defineCall('DELETE /v1/patios/fotos/:uid', {
  summary: 'Tira uma foto de um pátio; responde as que ficam',
  permission: 'patio:editar',
  params: z.object({ uid: Uid }),
  reply: z.array(FotoDoPatio),
  refusals: { NAO_ENCONTRADO: 404 },
})
