import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, textoOpcional, Uid } from '../core/fields.ts'

export const ligarUsuarioComitente = defineCall('POST /v1/comitentes/usuario-comitente/:uid', {
  summary: 'Liga um usuário com papel Comitente aos comitentes dados, no lugar dos que tinha',
  permission: 'comitente:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    comIds: z.array(inteiro('Informe os comitentes')).max(500, 'No máximo 500 comitentes'),
    /** the group's name on the site; with `cogId` */
    nomeSite: textoOpcional(120),
    /** a group that he follows, with all who are in it */
    cogId: inteiro('Informe o grupo').nullish(),
    /** several of them; without both he keeps those that he follows */
    cogIds: z.array(inteiro('Informe o grupo')).max(100, 'No máximo 100 grupos').nullish(),
  }),
  reply: z.object({ comitentes: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, REFERENCIA: 422 },
})
