import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDaPagina, PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const editarPagina = defineCall('PUT /v1/hotsite/paginas/:id', {
  summary: 'Salva título, descrição e configuração do rascunho; ligar e desligar vale na hora',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  body: DadosDaPagina.partial().extend({ ativa: z.boolean().optional(), versao: Versao }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
