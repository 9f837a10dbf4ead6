import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const contarBanners = defineCall('POST /v1/banners/vistos', {
  summary: 'Conta os banners que apareceram na tela de um visitante',
  permission: 'publico',
  body: z.object({ uids: z.array(Uid).min(1).max(20, 'No máximo 20 por vez') }),
  reply: z.object({}),
  limit: { por: 'ip', max: 600, segundos: 3600 },
})
