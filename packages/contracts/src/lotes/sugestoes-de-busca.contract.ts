import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const sugestoesDeBusca = defineCall('GET /v1/lote/sugestoes', {
  summary:
    'Sugestões enquanto se digita: o que foi entendido e quantos há, lotes com foto e preço, marcas, modelos, cidades e números',
  permission: 'publico',
  replica: true,
  query: z.object({ q: textoLivre().trim().min(1, 'Digite algo').max(80, 'Use no máximo 80 caracteres') }),
  reply: z.array(
    z.object({
      /** `texto`: the search itself, with what it was understood as and how many lots it finds; always the first */
      tipo: z.enum(['texto', 'marca', 'modelo', 'cidade', 'lote']),
      texto: z.string(),
      /** the brand of a model, the state of a city, the name of a lot, what a text was understood as */
      detalhe: z.string().nullable(),
      quantidade: z.number().nullable(),
      /** a lot's first picture, at its smallest width */
      foto: z.string().nullable(),
      /** what a lot stands at, in centavos */
      preco: z.number().nullable(),
      /** path with query */
      url: z.string(),
    }),
  ),
})
