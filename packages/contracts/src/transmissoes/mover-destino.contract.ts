import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DestinoDaTransmissao, Sim } from './transmissoes.schemas.ts'

export const moverDestinoDaTransmissao = defineCall('POST /v1/destino-transmissao/:uid/ligar', {
  summary: 'Liga ou desliga um destino do canal',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  body: z.object({ ligado: Sim }),
  reply: DestinoDaTransmissao,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, SEM_CHAVES: 409 },
})
