import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { ArquivoDoLote } from './lote.schemas.ts'

export const enviarArquivoDoLote = defineCall('POST /v1/lote/:lelUid/arquivos', {
  summary: 'Envia um documento (PDF, JPEG, PNG) que todos leem na página do lote',
  permission: 'lote:editar',
  params: z.object({ lelUid: Uid }),
  body: z.object({ nome: texto(80, 'Informe o nome do documento') }),
  reply: z.object({ arquivos: z.array(ArquivoDoLote) }),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, CHEIO: 409 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 120, segundos: 300 },
})
