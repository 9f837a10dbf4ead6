import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

export const legendarTransmissao = defineCall('POST /v1/canal-transmissao/:uid/legenda', {
  summary: 'Mostra a quem assiste uma legenda escrita na mesa; vazia, tira a que está à vista',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  body: z.object({
    texto: textoLivre('Escreva a legenda').trim().max(160, 'Use no máximo 160 letras'),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
