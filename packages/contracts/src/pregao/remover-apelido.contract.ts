import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const removerApelido = defineCall('DELETE /v1/leilao/:leiUid/apelido-leiloeiro/:uid', {
  summary: 'Remove um apelido que ainda não deu lance no leilão',
  permission: 'pregao:conduzir',
  params: z.object({ leiUid: Uid, uid: Uid }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, JA_LANCOU: 409 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
