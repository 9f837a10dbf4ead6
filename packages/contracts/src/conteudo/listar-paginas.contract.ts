import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const listarPaginas = defineCall('GET /v1/hotsite/paginas', {
  summary: 'As páginas do hotsite: as 17 do produto, editadas ou não, e as próprias da casa',
  permission: 'conteudo:editar',
  reply: z.array(
    z.object({
      /** null: never edited */
      uid: z.uuid().nullable(),
      modeloPagina: z.number().nullable(),
      nome: z.string(),
      uri: z.string(),
      ativa: z.boolean(),
      desligavel: z.boolean(),
      porSessoes: z.boolean(),
      mudou: z.boolean(),
      publicadaEm: Instante.nullable(),
      alteradaPor: z.string().nullable(),
      updatedAt: Instante.nullable(),
    }),
  ),
})
