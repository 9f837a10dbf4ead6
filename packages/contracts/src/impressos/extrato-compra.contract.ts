import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Cabecalho, Extrato } from './impresso.schemas.ts'
import { textoLivre } from '../core/fields.ts'

// One text or several: "a single string becomes a list" (specification, section 5).
const lista = (um: z.ZodType<string>) =>
  z.preprocess(
    (v) => (typeof v === 'string' ? [v] : v),
    z.array(um).max(50, 'No máximo 50 por vez').optional(),
  )

export const extratoCompra = defineCall('GET /v1/extrato-compra', {
  summary: 'Extratos de compra por hash ou uid; quem não é o comprador nem da equipe recebe dados mascarados',
  permission: 'publico',
  query: z
    .object({
      hashs: lista(textoLivre().regex(/^[0-9a-f]{32}$/, 'Código inválido')),
      uids: lista(z.uuid({ error: 'Identificador inválido' })),
    })
    .refine((q) => q.hashs !== undefined || q.uids !== undefined, 'Informe o código ou o identificador'),
  reply: z.object({ vendas: z.array(Extrato), cabecalho: Cabecalho.nullable() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
