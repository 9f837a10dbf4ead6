import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { DadosDoLeilao } from './leilao.schemas.ts'

export const criarLeilao = defineCall('POST /v1/leiloes', {
  summary: 'Cria um leilão, em loteamento',
  permission: 'leilao:editar',
  body: DadosDoLeilao,
  reply: z.object({ id: z.number(), uid: z.uuid() }),
  refusals: { REFERENCIA: 422, CAUCAO: 422, VISITACAO: 422, INICIO: 422 },
  maxBody: 512 * 1024,
})
