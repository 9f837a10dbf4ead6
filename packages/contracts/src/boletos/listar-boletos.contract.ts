import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { BoletoNaLista } from './boleto.schemas.ts'

export const listarBoletos = defineCall('GET /v1/boletos', {
  summary: 'Boletos da casa, os mais novos primeiro',
  permission: 'venda:acertar',
  query: ConsultaDeLista.extend({
    situacao: z
      .enum(['todos', 'abertos', 'vencidos', 'pagos', 'encerrados', 'recusados'], {
        error: 'Situação inválida',
      })
      .default('abertos'),
  }),
  reply: z.array(BoletoNaLista),
  counted: true,
})
