import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'

export const retornosDeBoleto = defineCall('GET /v1/boletos/retornos', {
  summary: 'Arquivos de retorno processados, os mais novos primeiro',
  permission: 'venda:acertar',
  query: ConsultaDeLista,
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      banco: z.string(),
      padrao: z.string(),
      linhas: z.number().int(),
      aplicadas: z.number().int(),
      recebido: z.number().int(),
      criadoAt: z.string(),
      por: z.string().nullable(),
    }),
  ),
  counted: true,
})
