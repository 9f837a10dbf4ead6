import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarBanner = defineCall('DELETE /v1/banners/:uid', {
  summary: 'Apaga um banner e as suas contagens',
  permission: 'conteudo:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
})
