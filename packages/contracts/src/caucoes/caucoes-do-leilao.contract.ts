import { SITUACOES_DE_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { CaucaoDaCasa } from './caucao.schemas.ts'

export const caucoesDoLeilao = defineCall('GET /v1/leilao/caucoes', {
  summary: 'Cauções da casa, de um leilão ou de todos; as que esperam decisão primeiro',
  permission: 'caucao:ver',
  query: ConsultaDeLista.extend({
    leiUid: Uid.optional(),
    situacao: z.enum(SITUACOES_DE_CAUCAO).optional(),
  }),
  reply: z.array(CaucaoDaCasa),
  counted: true,
})
