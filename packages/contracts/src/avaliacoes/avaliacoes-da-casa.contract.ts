import { SITUACOES_DA_AVALIACAO } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { AvaliacaoDaCasa } from './avaliacao-da-compra.schemas.ts'

export const avaliacoesDaCasa = defineCall('GET /v1/avaliacoes', {
  summary: 'Avaliações de compradores por situação, a mais nova primeiro',
  permission: 'avaliacao-compra:moderar',
  query: z.object({
    situacao: z.enum(SITUACOES_DA_AVALIACAO, 'Situação desconhecida').default('AGUARDANDO'),
  }),
  reply: z.array(AvaliacaoDaCasa),
})
