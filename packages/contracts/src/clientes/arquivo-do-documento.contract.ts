import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const arquivoDoDocumento = defineCall('GET /v1/clientes/documentos/:uid/arquivo', {
  summary: 'O arquivo de um documento, para a equipe (a leitura fica registrada)',
  permission: 'cliente:ver',
  params: z.object({ uid: Uid }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404, SEM_PERMISSAO: 403 },
})
