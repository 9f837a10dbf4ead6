import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Paginacao } from '../core/fields.ts'

export const minhasDespesas = defineCall('GET /v1/comitentes/minhas-despesas', {
  summary: 'As despesas com os bens de quem pergunta que ainda não entraram numa prestação de contas',
  permission: 'comitente:acompanhar',
  query: Paginacao,
  reply: z.object({
    /** of all, not of the page */
    total: Centavos,
    despesas: z.array(
      z.object({
        uid: z.uuid(),
        descricao: z.string(),
        valor: Centavos,
        dia: z.string(),
        comitente: z.string(),
        bem: z.string(),
        placa: z.string().nullable(),
      }),
    ),
  }),
})
