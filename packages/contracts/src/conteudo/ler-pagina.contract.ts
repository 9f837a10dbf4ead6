import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor } from './conteudo.schemas.ts'

export const lerPagina = defineCall('GET /v1/hotsite/paginas/:id', {
  summary: 'O rascunho de uma página, com seções e itens',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  reply: PaginaDoEditor,
  refusals: { NAO_ENCONTRADO: 404 },
})
