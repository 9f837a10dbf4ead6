import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { NovaSolicitacao, Solicitacao } from './solicitacao.schemas.ts'

export const solicitarNoLote = defineCall('POST /v1/comitentes/solicitacoes', {
  summary: 'O comitente responde, retira ou manda para repasse um ou vários lotes; cada um diz como terminou',
  permission: 'comitente:acompanhar',
  body: z.object({
    itens: z.array(NovaSolicitacao).min(1, 'Escolha ao menos um lote').max(100, 'No máximo 100 lotes'),
  }),
  reply: z.array(Solicitacao),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
