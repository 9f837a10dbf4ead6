import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const entrarNoHotsite = defineCall('POST /v1/hotsite/admin/:id/entrar', {
  summary:
    'Um administrador da plataforma entra na retaguarda de outra casa, por um endereço de um uso e dois minutos',
  permission: 'hotsite:editar',
  params: z.object({ id: IdNumerico }),
  reply: z.object({ endereco: z.string() }),
  refusals: { SO_PLATAFORMA: 403, NAO_ENCONTRADO: 404, RECUSADA: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
