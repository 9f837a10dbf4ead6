import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDoBanner } from './banner.schemas.ts'

export const salvarBanner = defineCall('POST /v1/banners', {
  summary: 'Cria ou altera um banner',
  permission: 'conteudo:editar',
  body: DadosDoBanner,
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 400, CHEIO: 409 },
})
