import { defineCall } from '../core/define-call.ts'
import { DocumentosDoCliente } from './documento.schemas.ts'

export const meusDocumentos = defineCall('GET /v1/cliente/documentos', {
  summary: 'Os documentos exigidos e os enviados, com a situação de cada um',
  permission: 'cliente:area',
  reply: DocumentosDoCliente,
})
