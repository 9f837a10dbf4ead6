import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const duplicarSessao = defineCall('POST /v1/hotsite/paginas/sessao/:id/duplicar', {
  summary: 'Copia a seção e os seus itens para logo abaixo dela',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: z.object({ versao: Versao }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
