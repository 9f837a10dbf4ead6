import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const encerrarPermissao = defineCall('DELETE /v1/usuarios/:uid/permissoes/:perUid', {
  summary: 'Encerra uma permissão dada ou tirada: valem outra vez os papéis',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid, perUid: Uid }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404, PROPRIA: 409 },
})
