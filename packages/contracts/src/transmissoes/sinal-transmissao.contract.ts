import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { GUARDAVEL_INTEIRO, Uid } from '../core/fields.ts'
import { Ponta } from './transmissoes.schemas.ts'

export const sinalTransmissao = defineCall('POST /v1/canal-transmissao/:uid/sinal', {
  summary: 'Passa as palavras com que o telefone e a mesa montam a conexão entre si',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  body: z.object({
    de: Ponta,
    para: Ponta,
    dados: z.looseObject({}).check(GUARDAVEL_INTEIRO),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
  maxBody: 7_000,
  limit: { por: 'conta', max: 300, segundos: 60 },
})
