import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'
import { FotoDoPatio } from './foto-do-patio.schemas.ts'

export const enviarFotoDoPatio = defineCall('POST /v1/patios/:patUid/fotos', {
  summary: 'Envia uma foto de um pátio (PNG, JPEG ou WebP); responde todas, na ordem',
  permission: 'patio:editar',
  params: z.object({ patUid: Uid }),
  body: z.object({ legenda: textoLivre().trim().max(120, 'Use no máximo 120 caracteres').default('') }),
  reply: z.array(FotoDoPatio),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, CHEIO: 409 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
