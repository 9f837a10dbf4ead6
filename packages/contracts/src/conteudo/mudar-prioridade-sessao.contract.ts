import { MUDANCAS_DE_PRIORIDADE } from '@martelo/domain/conteudo/paginas.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const mudarPrioridadeSessao = defineCall('PUT /v1/hotsite/paginas/sessao/prioridade/:id', {
  summary: 'Sobe ou desce a seção um lugar',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: z.object({
    prioridade: z.enum(MUDANCAS_DE_PRIORIDADE, 'A prioridade é aumentar ou diminuir'),
    versao: Versao,
  }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
