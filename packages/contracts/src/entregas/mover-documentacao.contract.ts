import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'

export const moverDocumentacao = defineCall('PUT /v1/entregas/:itemUid/documentacao', {
  summary: 'Move os documentos de um item: despachante, comitente, envio com rastreamento, entrega',
  permission: 'sessao',
  params: z.object({ itemUid: Uid }),
  body: z.object({
    evento: z.enum(
      [
        'iniciarAnalise',
        'encaminharAoDespachante',
        'solicitarAoComitente',
        'receberDoComitente',
        'enviar',
        'confirmarEntrega',
      ],
      { error: 'Ação inválida' },
    ),
    codigoEnvio: textoOpcional(40),
    versao: Versao,
  }),
  reply: z.object({ uid: Uid, situacao: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409 },
})
