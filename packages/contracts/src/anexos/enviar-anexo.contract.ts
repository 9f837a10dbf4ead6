import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Anexos, DonoDosAnexos, PastaDoAnexo, TipoDoAnexo } from './anexo.schemas.ts'

export const enviarAnexo = defineCall('POST /v1/anexos/:entidade/:uid', {
  summary: 'Guarda um arquivo com um registro, ou no lugar de outro; responde todos, na ordem',
  permission: 'anexo:enviar',
  params: DonoDosAnexos,
  body: z.object({
    tipo: TipoDoAnexo,
    pasta: PastaDoAnexo.default(''),
    /** the file whose place it takes */
    substitui: Uid.optional(),
    chaveDoPedido: Uid,
  }),
  reply: Anexos,
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422, TIPO: 422, CHEIO: 409 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 600, segundos: 600 },
})
