import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Instante, texto } from '../core/fields.ts'

const Linhas = z.array(z.object({ oque: z.string(), linhas: z.number().int() }))

export const ensaiarUniao = defineCall('GET /v1/clientes/:id/ensaio-da-uniao', {
  summary:
    'Qual cadastro seria unido a este, o que viria dele, o que ficaria no nome dele e o que impede; nada muda',
  permission: 'cliente:unir',
  params: z.object({ id: IdNumerico }),
  query: z.object({ outro: texto(254, 'Informe o e-mail, o documento ou o número do outro cadastro') }),
  reply: z.object({
    outro: z.object({
      id: z.number().int(),
      nome: z.string(),
      apelido: z.string(),
      documento: z.string().nullable(),
      email: z.string(),
      telefone: z.string().nullable(),
      createdAt: Instante,
    }),
    /** why they may be two people, for the eyes of who decides */
    diferencas: z.array(z.string()),
    vem: Linhas,
    fica: Linhas,
    impedimentos: z.array(z.string()),
  }),
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422 },
})
