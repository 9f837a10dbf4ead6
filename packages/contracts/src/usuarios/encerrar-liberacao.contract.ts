import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Liberacao } from './liberacao.schemas.ts'

export const encerrarLiberacao = defineCall('DELETE /v1/liberacoes-de-acesso/:uid', {
  summary: 'A casa encerra um acesso liberado; as sessões abertas por ele acabam',
  permission: 'acesso:liberar',
  params: z.object({ uid: Uid }),
  reply: z.array(Liberacao),
  refusals: { NAO_ENCONTRADO: 404, TERMINADA: 409 },
})
