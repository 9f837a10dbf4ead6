import { defineCall } from '../core/define-call.ts'
import { QualDocumento } from './ler-documento.contract.ts'

export const documentoEmPdf = defineCall('GET /v1/documentos/:tipo/:chave/pdf', {
  summary: 'O mesmo documento em PDF, com texto selecionável',
  permission: 'publico',
  params: QualDocumento,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 60, segundos: 600 },
  file: true,
})
