import { EVENTOS_DA_LIBERACAO } from '@martelo/domain/usuarios/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const responderLiberacao = defineCall('PUT /v1/usuario/liberacoes/:uid', {
  summary: 'O dono consente, recusa ou encerra o uso da sua conta por outra pessoa',
  permission: 'cliente:area',
  params: z.object({ uid: Uid }),
  body: z.object({ resposta: z.enum(EVENTOS_DA_LIBERACAO, 'Resposta inválida') }),
  refusals: { NAO_ENCONTRADO: 404, RESPONDIDA: 409 },
})
