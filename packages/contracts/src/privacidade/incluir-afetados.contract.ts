import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'
import { AfetadosDoIncidente } from './afetados-do-incidente.schemas.ts'

export const incluirAfetados = defineCall('POST /v1/privacidade/incidentes/:uid/afetados', {
  summary: 'Inclui clientes entre os afetados de um incidente: por e-mail, CPF ou CNPJ, ou todos os da casa',
  permission: 'privacidade:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    /** one to a line, or between commas */
    quem: textoLivre('Informe e-mails ou documentos').max(200_000, 'No máximo 200 mil caracteres por vez'),
    todos: z.boolean({ error: 'Valor inválido' }).default(false),
  }),
  reply: AfetadosDoIncidente.extend({
    entraram: z.number().int(),
    /** what belongs to no client of the house */
    naoAchados: z.array(z.string()),
  }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422 },
})
