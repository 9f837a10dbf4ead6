import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { HotsiteAdmin } from './hotsite-admin.schemas.ts'

export const lerHotsite = defineCall('GET /v1/hotsite/admin/:id', {
  summary: 'O hotsite inteiro, para quem o administra',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  reply: HotsiteAdmin,
  refusals: { NAO_ENCONTRADO: 404 },
})
