import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR } from './conteudo.schemas.ts'

export const recuperarSessao = defineCall('POST /v1/hotsite/paginas/sessao/:id/recuperar', {
  summary: 'Traz de volta a seção apagada',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
