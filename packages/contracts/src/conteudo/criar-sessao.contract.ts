import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDaSessao, Elemento, PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const criarSessao = defineCall('POST /v1/hotsite/paginas/sessao', {
  summary: 'Acrescenta uma seção no fim da página, ou abaixo de outra',
  permission: 'conteudo:editar',
  body: DadosDaSessao.extend({
    paginaUid: Uid,
    elemento: Elemento,
    ativo: z.boolean().default(true),
    /** stands right below this one */
    depoisDe: Uid.optional(),
    versao: Versao,
  }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
