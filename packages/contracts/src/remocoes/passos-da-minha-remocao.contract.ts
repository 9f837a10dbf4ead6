import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PassosDoMotorista, RespostaDosPassos } from './passos-do-motorista.schemas.ts'

export const passosDaMinhaRemocao = defineCall('POST /v1/remocoes/:uid/passos', {
  summary: 'O que o motorista que entrou fez em uma remoção sua, também sem rede',
  permission: 'remocao:dirigir',
  params: z.object({ uid: Uid }),
  body: PassosDoMotorista,
  reply: RespostaDosPassos,
  refusals: { NAO_ENCONTRADA: 404 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
