import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { BannerDaCasa } from './banner.schemas.ts'

export const listarBanners = defineCall('GET /v1/banners', {
  summary: 'Os banners da casa, com quantas vezes foram vistos e clicados',
  permission: 'conteudo:editar',
  reply: z.array(BannerDaCasa),
})
