import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

export const validarDocumentos = defineCall('PUT /v1/clientes/:id/documentos', {
  summary:
    'Aprova os documentos do cliente, ou aponta divergência com o motivo (em um documento ou no conjunto)',
  permission: 'cliente:validar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    resultado: z.enum(['Aprovado', 'Divergente'], 'Resultado inválido'),
    motivo: textoOpcional(500),
    documentoUid: Uid.optional(),
    versao: Versao,
  }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, MUDOU: 409 },
})
