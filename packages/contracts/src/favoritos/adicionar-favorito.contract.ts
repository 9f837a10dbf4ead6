import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

/** Specification 8: the caller treats the vehicle as a favourite. */
export const FAVORITO_JA_EXISTENTE = 'Favorito já existente'

export const adicionarFavorito = defineCall('POST /v1/cliente/favoritos', {
  summary: 'Guarda um veículo nos favoritos',
  permission: 'cliente:area',
  body: z.object({ veiUid: Uid }),
  reply: z.object({ veiUid: z.uuid(), createdAt: z.iso.datetime() }),
  refusals: { FAVORITO_JA_EXISTENTE: 409, NAO_ENCONTRADO: 404 },
})
