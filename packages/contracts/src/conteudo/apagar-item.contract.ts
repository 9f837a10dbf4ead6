import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, VersaoNaBusca } from './conteudo.schemas.ts'

export const apagarItem = defineCall('DELETE /v1/hotsite/paginas/sessao/itens/:id', {
  summary: 'Apaga o item do rascunho; até a publicação pode ser recuperado',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  query: VersaoNaBusca,
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
