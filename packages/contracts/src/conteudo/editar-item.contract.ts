import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDoItem, PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const editarItem = defineCall('PUT /v1/hotsite/paginas/sessao/itens/:id', {
  summary: 'Salva o item no rascunho; o texto rico é limpo pelo servidor, e um link vazio vira null',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: DadosDoItem.safeExtend({ versao: Versao }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
