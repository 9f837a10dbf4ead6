import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { EnderecoRtmp } from './transmissoes.schemas.ts'

export const trocarChaveRtmp = defineCall('POST /v1/transmissao/:uid/chave', {
  summary: 'Dá outra chave a uma fonte que chega por RTMP; a de antes é recusada, e a sua conexão, fechada',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  reply: EnderecoRtmp,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, SEM_RTMP: 409 },
})
