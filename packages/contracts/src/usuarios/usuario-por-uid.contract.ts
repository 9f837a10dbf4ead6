import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { UsuarioDaCasa } from './usuario-da-casa.schemas.ts'

export const usuarioPorUid = defineCall('GET /v1/usuarios/:uid', {
  summary: 'Uma conta, com papéis, comitentes e últimas entradas',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  reply: UsuarioDaCasa,
  refusals: { NAO_ENCONTRADO: 404 },
})
