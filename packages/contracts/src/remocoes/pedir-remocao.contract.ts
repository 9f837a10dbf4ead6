import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, textoOpcional, Uid } from '../core/fields.ts'
import { RemocaoCompleta } from './remocao.schemas.ts'

export const pedirRemocao = defineCall('POST /v1/remocoes', {
  summary: 'Pede a remoção de um veículo, de um local a um pátio',
  permission: 'remocao:pedir',
  body: z.object({
    veiUid: Uid,
    locUid: Uid,
    patUid: Uid,
    previstaEm: Dia.nullish(),
    quemPaga: z.enum(['comitente', 'casa'], { error: 'Escolha quem paga' }).default('comitente'),
    observacao: textoOpcional(2000),
    chaveDoPedido: Uid,
  }),
  reply: RemocaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, REFERENCIA: 422, JA_PEDIDA: 409, RECUSADA: 409 },
})
