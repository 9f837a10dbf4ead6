import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const sugestoesDeBusca = defineCall('GET /v1/lote/sugestoes', {
  summary: 'Sugestões enquanto se digita: marcas, modelos, cidades e números de lote, com contagens',
  permission: 'publico',
  replica: true,
  query: z.object({ q: textoLivre().trim().min(1, 'Digite algo').max(80, 'Use no máximo 80 caracteres') }),
  reply: z.array(
    z.object({
      tipo: z.enum(['marca', 'modelo', 'cidade', 'lote', 'texto']),
      texto: z.string(),
      /** the brand of a model, the state of a city, the name of a lot */
      detalhe: z.string().nullable(),
      quantidade: z.number().nullable(),
      /** path with query */
      url: z.string(),
    }),
  ),
})
