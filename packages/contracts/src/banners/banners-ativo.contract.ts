import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'
import { BannerPublico } from './banner.schemas.ts'

export const bannersAtivo = defineCall('GET /v1/banners/ativo', {
  summary: 'Os banners no ar agora, de uma posição e de um leilão quando pedidos',
  permission: 'publico',
  query: z.object({
    posicaoBannerUid: Uid.optional(),
    leiUid: Uid.optional(),
    categoria: textoLivre().max(60).optional(),
  }),
  reply: z.array(BannerPublico),
})
