import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDaSessao, PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const editarSessao = defineCall('PUT /v1/hotsite/paginas/sessao/:id', {
  summary: 'Salva a seção no rascunho',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: DadosDaSessao.partial().extend({ versao: Versao }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
