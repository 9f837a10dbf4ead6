import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const ordenarFotos = defineCall('PUT /v1/veiculos/:uid/fotos/ordem', {
  summary: 'Grava a ordem das fotos; a primeira é a capa',
  permission: 'veiculo:editar',
  params: z.object({ uid: Uid }),
  body: z.object({ fotos: z.array(Uid).min(1, 'Envie a ordem').max(200, 'No máximo 200 fotos') }),
  reply: z.object({ fotos: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409 },
})
