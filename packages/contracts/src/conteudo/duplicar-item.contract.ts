import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const duplicarItem = defineCall('POST /v1/hotsite/paginas/sessao/itens', {
  summary: 'Duplica um item, ou acrescenta um vazio à seção',
  permission: 'conteudo:editar',
  body: z.union([z.object({ itemUid: Uid, versao: Versao }), z.object({ sessaoUid: Uid, versao: Versao })], {
    error: 'Informe o item a duplicar ou a seção',
  }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
