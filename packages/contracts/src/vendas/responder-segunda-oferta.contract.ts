import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid, Versao } from '../core/fields.ts'

export const responderSegundaOferta = defineCall('PUT /v1/segundas-ofertas/:uid', {
  summary: 'Aceita ou recusa (o cliente) ou cancela (a casa) a oferta de um lote ao próximo colocado',
  permission: 'sessao',
  escopo: 'compras',
  ato: 'LANCES',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['aceitar', 'recusar', 'cancelar'], { error: 'Ação inválida' }),
    versao: Versao,
  }),
  reply: z.object({ uid: Uid, situacao: z.string(), vndId: z.number().int().nullable() }),
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409, 'termos-nao-aceitos': 403 },
})
