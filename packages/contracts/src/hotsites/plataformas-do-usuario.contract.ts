import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const PlataformasDoUsuario = z.object({
  /** sees and opens every house of the platform */
  plataforma: z.boolean(),
  /** why this session cannot change it; null when it can */
  impedimento: z.string().nullable(),
  casas: z.array(
    z.object({ id: z.number().int(), nome: z.string(), subdominio: z.string(), ativo: z.boolean() }),
  ),
})

export const plataformasDoUsuario = defineCall('GET /v1/usuarios/:uid/plataformas', {
  summary: 'As casas que a conta administra: a sua, ou todas as da plataforma',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  reply: PlataformasDoUsuario,
  refusals: { NAO_ENCONTRADO: 404 },
})
