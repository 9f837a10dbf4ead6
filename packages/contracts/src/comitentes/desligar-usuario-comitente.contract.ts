import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const desligarUsuarioComitente = defineCall('DELETE /v1/comitentes/usuario-comitente/:id/:id2', {
  summary: 'Desliga um usuário (id) de um comitente (id2)',
  permission: 'comitente:editar',
  params: z.object({ id: IdNumerico, id2: IdNumerico }),
  refusals: { NAO_ENCONTRADO: 404 },
})
