import { RESPOSTAS_DO_COMITENTE } from '@martelo/domain/condicionais/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, Uid } from '../core/fields.ts'
import { CondicionalDoLote, RespostaDuranteLeilao } from '../pregao/pregao.schemas.ts'

export const responderCondicional = defineCall('POST /v1/leilao/lotes/:lelUid/condicional/resposta', {
  summary: 'Resposta do comitente a um lance: depois do martelo vale na hora, antes dele fica guardada',
  permission: 'condicional:responder',
  params: z.object({ lelUid: Uid }),
  body: z.object({
    resposta: z.enum(RESPOSTAS_DO_COMITENTE, 'Resposta desconhecida'),
    /** with `Novo valor` */
    valor: CentavosPositivos.nullish(),
    /** the bid (or the client's reply) that was on the screen; another one now: MUDOU */
    sobre: Centavos.nullable(),
  }),
  reply: z.object({
    /** after the hammer */
    condicional: CondicionalDoLote.nullable(),
    /** before it */
    respostaDuranteLeilao: RespostaDuranteLeilao.nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403, MUDOU: 409, NAO_PODE: 409 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
