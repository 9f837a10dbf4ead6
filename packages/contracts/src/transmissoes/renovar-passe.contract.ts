import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Passe } from './transmissoes.schemas.ts'

export const renovarPasse = defineCall('POST /v1/transmissao/:uid/token', {
  summary: 'Renova o token com que uma transmissão publica, e a posse da mesa',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  /** with how many watch the channel now, as far as this process knows */
  reply: Passe.extend({ assistindo: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, SUBSTITUIDA: 409, ENCERRADA: 409 },
})
