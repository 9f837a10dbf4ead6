import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'

export const interpretarBuscaDaCasa = defineCall('GET /v1/lote/interpretar-busca', {
  summary: 'O que um texto de busca quer dizer neste site: os filtros da lista e as palavras que sobram',
  permission: 'publico',
  replica: true,
  query: z.object({ q: textoLivre().trim().min(1, 'Digite algo').max(80, 'Use no máximo 80 caracteres') }),
  reply: z.object({
    /** parameters of the list's address, in order; `q` holds the words without a filter */
    parametros: z.array(z.object({ nome: z.string(), valor: z.string() })),
    /** typing errors, and what they were taken for */
    corrigidas: z.array(z.object({ de: z.string(), para: z.string() })),
  }),
  refusals: { LOGIN_NECESSARIO: 401 },
})
