import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

/** Parts of the picture's width and height, from its upper left corner. */
const Parte = z.number('Área inválida').min(0, 'Área inválida').max(1, 'Área inválida')

export const borrarFoto = defineCall('POST /v1/fotos/:uid/areas', {
  summary: 'Borra áreas da foto (a placa) na cópia guardada; não se desfaz',
  permission: 'foto:aprovar',
  params: z.object({ uid: Uid }),
  body: z.object({
    areas: z
      .array(z.object({ x: Parte, y: Parte, largura: Parte, altura: Parte }))
      .min(1, 'Desenhe a área')
      .max(10, 'No máximo 10 áreas de uma vez'),
  }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404, ARQUIVO: 422 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
