import { RESPOSTAS_DO_COMITENTE } from '@martelo/domain/condicionais/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, Uid } from '../core/fields.ts'
import { LIMITE_DA_API, RECUSAS_DA_CHAVE } from './sistema.schemas.ts'

export const apiResponderCondicional = defineCall('POST /v1/api-comitente/condicionais/:uid/resposta', {
  summary:
    'Responde a um lote: libera, recusa ou pede outro valor; a mesma resposta outra vez é uma só (escopo condicionais:responder)',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  body: z.object({
    resposta: z.enum(RESPOSTAS_DO_COMITENTE, 'Resposta desconhecida'),
    /** with `Novo valor` */
    valor: CentavosPositivos.nullish(),
    /** the bid or the client's reply that it answers; another one now: MUDOU */
    sobre: Centavos.nullable(),
  }),
  reply: z.object({
    /** before the hammer an answer is kept, and counts when the hammer falls */
    vale: z.enum(['agora', 'no-martelo']),
    /** it had been taken before */
    repetida: z.boolean(),
  }),
  refusals: { ...RECUSAS_DA_CHAVE, NAO_ENCONTRADO: 404, MUDOU: 409, NAO_PODE: 409 },
  limit: LIMITE_DA_API,
})
