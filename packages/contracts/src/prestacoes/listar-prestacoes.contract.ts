import { SITUACOES_DE_PRESTACAO } from '@martelo/domain/prestacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { PrestacaoNaLista } from './prestacao.schemas.ts'

export const listarPrestacoes = defineCall('GET /v1/prestacoes/qb', {
  summary: 'Prestações de contas aos comitentes, as mais novas primeiro',
  permission: 'prestacao:ver',
  query: ConsultaDeLista.extend({
    situacao: z.enum(SITUACOES_DE_PRESTACAO, { error: 'Situação inválida' }).optional(),
  }),
  reply: z.array(PrestacaoNaLista),
  counted: true,
})
