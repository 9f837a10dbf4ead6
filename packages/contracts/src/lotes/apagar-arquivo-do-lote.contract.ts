import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ArquivoDoLote } from './lote.schemas.ts'

export const apagarArquivoDoLote = defineCall('DELETE /v1/lote/arquivos/:uid', {
  summary: 'Tira um documento da página do lote',
  permission: 'lote:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({ arquivos: z.array(ArquivoDoLote) }),
  refusals: { NAO_ENCONTRADO: 404 },
})
