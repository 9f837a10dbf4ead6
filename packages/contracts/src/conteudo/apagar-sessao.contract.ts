import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, VersaoNaBusca } from './conteudo.schemas.ts'

export const apagarSessao = defineCall('DELETE /v1/hotsite/paginas/sessao/:id', {
  summary: 'Apaga a seção do rascunho; até a publicação pode ser recuperada',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  query: VersaoNaBusca,
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
