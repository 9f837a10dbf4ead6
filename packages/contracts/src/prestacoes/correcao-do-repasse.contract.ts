import { INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, Uid } from '../core/fields.ts'

export const correcaoDoRepasse = defineCall('GET /v1/prestacoes/:uid/correcao', {
  summary:
    'Quanto o repasse em atraso de uma prestação aberta é corrigido até hoje por um índice, ou por que não',
  permission: 'prestacao:ver',
  params: z.object({ uid: Uid }),
  query: z.object({ indice: z.enum(INDICES, { error: 'Escolha o índice' }) }),
  reply: z.object({
    /** null: nothing, and why */
    correcao: CentavosApurados.nullable(),
    periodo: z.string().nullable(),
    motivo: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADA: 404 },
})
