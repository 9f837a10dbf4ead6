import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarLocalRealizacao = defineCall('DELETE /v1/leiloes/local-realizacao-leiloes/:uid', {
  summary: 'Tira um local da lista; leilões que já o usam continuam com ele',
  permission: 'leilao:editar',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
