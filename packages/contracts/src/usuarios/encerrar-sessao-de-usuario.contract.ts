import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const encerrarSessaoDeUsuario = defineCall('DELETE /v1/usuarios/:uid/sessoes/:familia', {
  summary: 'Encerra uma sessão aberta de uma conta da casa',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid, familia: Uid }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404 },
})
