import { TIPOS_DE_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { DocumentosDoCliente } from './documento.schemas.ts'

export const enviarDocumento = defineCall('POST /v1/cliente/documentos', {
  summary: 'Envia um documento (PDF, JPEG, PNG ou WebP); quando todos chegam, a validação começa',
  permission: 'cliente:area',
  body: z.object({ tipo: z.enum(TIPOS_DE_DOCUMENTO, 'Escolha o tipo do documento') }),
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  reply: DocumentosDoCliente,
  refusals: { ARQUIVO_INVALIDO: 400, SEM_ARQUIVO: 400, NAO_PODE: 409 },
  limit: { por: 'conta', max: 40, segundos: 3600 },
})
