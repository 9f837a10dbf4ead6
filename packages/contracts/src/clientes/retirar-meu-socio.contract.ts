import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Socio } from './socio.schemas.ts'

export const retirarMeuSocio = defineCall('DELETE /v1/cliente/socios/:uid', {
  summary: 'A empresa retira um sócio do seu quadro, com os documentos dele',
  permission: 'cliente:area',
  params: z.object({ uid: Uid }),
  reply: z.array(Socio),
  refusals: { NAO_ENCONTRADO: 404 },
})
