import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Paginacao } from '../core/fields.ts'
import { CartaoDeLote } from '../lotes/publico-lote.schemas.ts'

/** Specification 9: 50 per page on the listing. */
export const FAVORITOS_POR_PAGINA = 50

export const buscarFavoritos = defineCall('GET /v1/lote/buscar-favoritos', {
  summary: 'Os lotes favoritos do cliente, uma página; total no cabeçalho count',
  permission: 'cliente:area',
  query: Paginacao.extend({
    porPagina: z.coerce
      .number()
      .int()
      .min(1)
      .max(200, 'No máximo 200 por página')
      .default(FAVORITOS_POR_PAGINA),
  }),
  reply: z.array(CartaoDeLote),
  counted: true,
})
