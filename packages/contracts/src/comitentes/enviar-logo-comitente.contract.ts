import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const enviarLogoComitente = defineCall('POST /v1/comitentes/:uid/logo', {
  summary: 'Envia o logotipo de um comitente (PNG, JPEG ou WebP)',
  permission: 'comitente:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({ logo: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 5 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
