import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Socio } from './socio.schemas.ts'

export const enviarDocumentoDoSocio = defineCall('POST /v1/cliente/socios/:uid/documentos', {
  summary: 'Envia o documento de um sócio (PDF, JPEG, PNG ou WebP); o novo fica no lugar do anterior',
  permission: 'cliente:area',
  params: z.object({ uid: Uid }),
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  reply: z.array(Socio),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO_INVALIDO: 400, SEM_ARQUIVO: 400 },
  limit: { por: 'conta', max: 40, segundos: 3600 },
})
