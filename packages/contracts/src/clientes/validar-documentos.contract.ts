import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, texto, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

export const validarDocumentos = defineCall('PUT /v1/clientes/:id/documentos', {
  summary:
    'Aprova os documentos do cliente, ou aponta divergência: em cada documento com o motivo dele, ou no conjunto; os outros ficam aprovados',
  permission: 'cliente:validar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    resultado: z.enum(['Aprovado', 'Divergente'], 'Resultado inválido'),
    motivo: textoOpcional(500),
    divergentes: z
      .array(z.object({ documentoUid: Uid, motivo: texto(500, 'Escreva o motivo') }))
      .max(60)
      .default([])
      .describe('with them, what is not named is approved'),
    versao: Versao,
  }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, MUDOU: 409 },
})
