import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

export const fotoDoLaudo = defineCall('GET /v1/vistorias/laudo/:hash/fotos/:uid', {
  summary: 'Uma foto de um laudo de vistoria, para quem tem o código dele e pode ver o item',
  permission: 'publico',
  params: z.object({ hash: textoLivre().regex(/^[0-9a-f]{32}$/, 'Código inválido'), uid: Uid }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 600, segundos: 600 },
})
