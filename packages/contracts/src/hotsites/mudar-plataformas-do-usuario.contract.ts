import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { PlataformasDoUsuario } from './plataformas-do-usuario.contract.ts'

export const mudarPlataformasDoUsuario = defineCall('PUT /v1/usuarios/:uid/plataformas', {
  summary: 'Dá ou tira de um administrador a administração de todas as casas; só a plataforma, com o motivo',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({
    plataforma: z.boolean({ error: 'Valor inválido' }),
    motivo: texto(300, 'Informe o motivo'),
  }),
  reply: PlataformasDoUsuario,
  refusals: { NAO_ENCONTRADO: 404, SO_PLATAFORMA: 403, RECUSADA: 409 },
})
