import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'
import { SITUACOES_DE_BOLETO } from '@martelo/domain/boletos/states.ts'

export const cancelarBoleto = defineCall('POST /v1/boletos/:uid/cancelar', {
  summary: 'Pede ao banco a baixa de um boleto; ele só deixa de valer quando o banco confirma',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(200, 'Informe o motivo'), versao: Versao }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_BOLETO) }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409, MUDOU: 409 },
})
