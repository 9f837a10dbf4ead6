import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { Convidado, RESPOSTAS } from './convidado.schemas.ts'

export const convidadosDoEvento = defineCall('GET /v1/eventos/:uid/convidados', {
  summary: 'Os convidados de um evento',
  permission: 'evento:ver',
  params: z.object({ uid: Uid }),
  query: ConsultaDeLista.extend({
    resposta: z.enum(RESPOSTAS).optional(),
    entrada: z.enum(['presentes', 'ausentes']).optional(),
    convite: z.enum(['enviado', 'a-enviar', 'a-avisar']).optional(),
  }),
  counted: true,
  reply: z.array(Convidado),
})
