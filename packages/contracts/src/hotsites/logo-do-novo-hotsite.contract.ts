import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const logoDoNovoHotsite = defineCall('POST /v1/hotsite/admin/:id/logo', {
  summary: 'Põe o logo (PNG, JPEG ou WebP) num hotsite que a plataforma acabou de abrir',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  reply: z.object({ url: z.string() }),
  refusals: { SO_PLATAFORMA: 403, NAO_ENCONTRADO: 404, ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 60, segundos: 300 },
})
