import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Passe } from './transmissoes.schemas.ts'

export const verFonte = defineCall('GET /v1/transmissao/:uid/ver', {
  summary: 'O token com que a mesa recebe a imagem de uma fonte que chega por RTMP',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  reply: Passe,
  refusals: { NAO_ENCONTRADO: 404 },
})
