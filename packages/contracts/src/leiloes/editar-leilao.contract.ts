import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Versao } from '../core/fields.ts'
import { DadosDoLeilao } from './leilao.schemas.ts'

export const editarLeilao = defineCall('PUT /v1/leiloes/:id', {
  summary: 'Muda os dados de um leilão; campos travados pela situação não mudam',
  permission: 'leilao:editar',
  params: z.object({ id: IdNumerico }),
  body: DadosDoLeilao.extend({ versao: Versao }),
  reply: z.object({ versao: z.number() }),
  refusals: {
    NAO_ENCONTRADO: 404,
    MUDOU: 409,
    TRAVADO: 409,
    REFERENCIA: 422,
    CAUCAO: 422,
    VISITACAO: 422,
    INICIO: 422,
  },
  maxBody: 512 * 1024,
})
