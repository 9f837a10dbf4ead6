import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const pedirVistoria = defineCall('POST /v1/vistorias', {
  summary: 'Pede uma vistoria de um veículo; a chave do pedido é o identificador da vistoria',
  permission: 'vistoria:fazer',
  body: z.object({
    veiUid: Uid,
    tipoUid: Uid,
    saidaPatio: z.boolean({ error: 'Responda sim ou não' }).default(false),
    vistoriadorUid: Uid.nullish(),
    /** the driver fills it in where he collects, by his link or his login */
    remocaoUid: Uid.nullish(),
    chaveDoPedido: Uid,
  }),
  reply: z.object({ uid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404, TIPO: 422, VISTORIADOR: 422, REMOCAO: 409, CHAVE_REUSADA: 409 },
  limit: { por: 'conta', max: 300, segundos: 600 },
})
