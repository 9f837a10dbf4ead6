import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const ordenarSessoes = defineCall('PUT /v1/hotsite/paginas/:id/ordem', {
  summary: 'A ordem das seções, ou a dos itens de uma delas: todos os identificadores, o primeiro no alto',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: z.object({
    sessaoUid: Uid.optional(),
    ordem: z.array(Uid).min(1, 'Informe a ordem').max(100, 'Ordem longa demais'),
    versao: Versao,
  }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
