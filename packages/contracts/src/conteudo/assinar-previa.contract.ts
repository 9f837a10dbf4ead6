import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const assinarPrevia = defineCall('POST /v1/hotsite/paginas/:id/previa', {
  summary: 'Um endereço que mostra o rascunho por cinco minutos',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  reply: z.object({ url: z.string() }),
  refusals: { NAO_ENCONTRADO: 404 },
})
