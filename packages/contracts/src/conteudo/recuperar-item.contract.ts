import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR } from './conteudo.schemas.ts'

export const recuperarItem = defineCall('POST /v1/hotsite/paginas/sessao/itens/:id/recuperar', {
  summary: 'Traz de volta o item apagado',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
