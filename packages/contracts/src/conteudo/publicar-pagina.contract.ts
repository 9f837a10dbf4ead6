import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const publicarPagina = defineCall('POST /v1/hotsite/paginas/:id/publicar', {
  summary: 'O rascunho inteiro passa a ser o que os visitantes veem, de uma vez',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: z.object({ versao: Versao }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
