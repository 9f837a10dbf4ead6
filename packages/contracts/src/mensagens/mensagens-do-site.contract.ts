import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'

export const mensagensDoSite = defineCall('GET /v1/mensagens-do-site/qb', {
  summary: 'O que visitantes escreveram à casa e quem quer ser parceiro, o mais novo primeiro',
  permission: 'contato:ver',
  query: ConsultaDeLista.extend({
    situacao: z.enum(['abertas', 'vistas', 'todas'], 'Situação desconhecida').default('abertas'),
    tipo: z.enum(['contato', 'socio', 'todos'], 'Tipo desconhecido').default('todos'),
  }),
  reply: z.array(
    z.object({
      uid: z.uuid(),
      tipo: z.enum(['contato', 'socio']),
      nome: z.string(),
      email: z.string(),
      telefone: z.string().nullable(),
      assunto: z.string(),
      texto: z.string(),
      empresa: z.string().nullable(),
      documento: z.string().nullable(),
      cidade: z.string().nullable(),
      uf: z.string().nullable(),
      cliente: z.string().nullable(),
      createdAt: z.iso.datetime(),
      vistoAt: z.iso.datetime().nullable(),
      vistoPor: z.string().nullable(),
    }),
  ),
  counted: true,
})
