import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { BoletoNaLista } from './boleto.schemas.ts'

const SITUACOES_NA_LISTA = ['todos', 'abertos', 'vencidos', 'pagos', 'encerrados', 'recusados'] as const
export type SituacaoNaLista = (typeof SITUACOES_NA_LISTA)[number]

export const listarBoletos = defineCall('GET /v1/boletos', {
  summary: 'Boletos da casa, os mais novos primeiro',
  permission: 'venda:acertar',
  query: ConsultaDeLista.extend({
    situacao: z.enum(SITUACOES_NA_LISTA, { error: 'Situação inválida' }).optional(),
  }),
  reply: z.array(BoletoNaLista),
  counted: true,
})
