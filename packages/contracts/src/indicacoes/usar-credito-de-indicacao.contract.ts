import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, Uid } from '../core/fields.ts'
import { MeusCreditos } from './meus-creditos-de-indicacao.contract.ts'

export const usarCreditoDeIndicacao = defineCall('POST /v1/cliente/indicacoes/creditos/:uid/usar', {
  summary: 'Abate um crédito inteiro da comissão de uma compra em aberto do cliente',
  permission: 'cliente:area',
  recurso: 'indique-ganhe',
  params: z.object({ uid: Uid }),
  body: z.object({ vndId: inteiro('Escolha a compra').min(1, 'Escolha a compra') }),
  reply: MeusCreditos,
  refusals: { NAO_ENCONTRADO: 404, RECUSADA: 409 },
})
