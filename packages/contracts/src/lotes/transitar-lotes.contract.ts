import { EVENTOS_DA_CASA } from '@martelo/domain/lotes/acoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'
import { SituacaoDoLote } from './lote.schemas.ts'

export const transitarLotes = defineCall('POST /v1/lote/transicao', {
  summary: 'Libera, retira, suspende… um ou vários lotes; cada um responde por si',
  permission: 'retaguarda:entrar',
  body: z.object({
    lelUids: z.array(Uid).min(1, 'Escolha ao menos um lote').max(1000, 'No máximo 1.000 lotes'),
    evento: z.enum(EVENTOS_DA_CASA, 'Ação desconhecida'),
    motivo: textoOpcional(500),
  }),
  reply: z.object({
    feitos: z.number(),
    lotes: z.array(
      z.object({
        uid: z.uuid(),
        numero: z.string(),
        pode: z.boolean(),
        motivo: z.string().nullable(),
        situacao: SituacaoDoLote,
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
