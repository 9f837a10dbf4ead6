import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { EdicaoDoHotsite, HotsiteAdmin } from './hotsite-admin.schemas.ts'

export const editarHotsite = defineCall('PUT /v1/hotsite/admin/:id', {
  summary:
    'Salva tema, textos, regras de participação, contatos e recebimento do hotsite; vale na próxima página',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  body: EdicaoDoHotsite,
  reply: HotsiteAdmin,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, MUDOU: 409 },
})
