import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, textoOpcional, Uid } from '../core/fields.ts'
import { MapfreDaRemocao } from './mapfre-da-remocao.schemas.ts'

const comentario = texto(2000, 'Escreva a mensagem')

export const falarComAMapfre = defineCall('POST /v1/remocoes/:uid/mapfre/eventos', {
  summary: 'Manda à Mapfre os arquivos, um pedido de contato, a resposta a um pedido, ou o encerramento',
  permission: 'seguradora:falar',
  params: z.object({ uid: Uid }),
  body: z.discriminatedUnion(
    'eventCode',
    [
      z.object({ eventCode: z.literal('S11') }),
      z.object({
        eventCode: z.literal('S12'),
        comentario,
        canal: z.enum(['PHONE', 'EMAIL'], { error: 'Escolha o canal' }),
        telefone: textoOpcional(20),
        email: Email.nullish(),
      }),
      z.object({ eventCode: z.literal('S13'), requestId: texto(60), comentario }),
      z.object({ eventCode: z.literal('S17'), comentario }),
    ],
    { error: 'Escolha o evento' },
  ),
  reply: MapfreDaRemocao,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
