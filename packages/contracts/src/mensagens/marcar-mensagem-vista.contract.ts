import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const marcarMensagemVista = defineCall('POST /v1/mensagens-do-site/:uid/vista', {
  summary: 'Marca uma mensagem do site como vista, ou a abre de novo',
  permission: 'contato:ver',
  params: z.object({ uid: Uid }),
  body: z.object({ visto: z.boolean({ error: 'Informe se foi vista' }) }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
})
