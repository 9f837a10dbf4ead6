import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { PaginaDoEditor, RECUSAS_DO_EDITOR, Versao } from './conteudo.schemas.ts'

export const restaurarVersao = defineCall('POST /v1/hotsite/paginas/:id/versoes/:numero/restaurar', {
  summary: 'Copia uma versão publicada para o rascunho; o site muda quando se publica',
  permission: 'conteudo:editar',
  params: z.object({
    id: Uid,
    numero: z.coerce.number({ error: 'Versão inválida' }).int('Versão inválida').min(1).max(1_000_000),
  }),
  body: z.object({ versao: Versao }),
  reply: PaginaDoEditor,
  refusals: RECUSAS_DO_EDITOR,
})
