import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { NotasDaVenda } from './nota.schemas.ts'

export const cancelarNota = defineCall('POST /v1/notas/:uid/cancelar', {
  summary: 'Cancela uma nota emitida; o número não volta a ser usado',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(500, 'Informe o motivo') }),
  reply: NotasDaVenda,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
