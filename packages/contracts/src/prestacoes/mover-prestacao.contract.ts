import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { PrestacaoCompleta } from './prestacao.schemas.ts'

export const moverPrestacao = defineCall('POST /v1/prestacoes/:uid/mover', {
  summary: 'Confere, aprova, reabre ou quita uma prestação de contas',
  permission: 'prestacao:fazer',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['conferir', 'aprovar', 'reabrir', 'quitar'], { error: 'Ação inválida' }),
    motivo: textoOpcional(300),
    versao: Versao,
  }),
  reply: PrestacaoCompleta,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, MUDOU: 409 },
})
