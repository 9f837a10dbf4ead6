import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const posicionarFoto = defineCall('PUT /v1/fotos/:uid/posicao', {
  summary: 'Diz que posição do modelo a foto mostra, ou faz dela a capa',
  permission: 'foto:aprovar',
  params: z.object({ uid: Uid }),
  body: z.object({ posicaoUid: Uid.nullable().optional(), capa: z.literal(true).optional() }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404, REFERENCIA: 422 },
})
