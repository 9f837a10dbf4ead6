import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Instante } from '../core/fields.ts'
import { SITUACOES_DE_DOCUMENTO } from '@martelo/domain/clientes/states.ts'

export const listarClientes = defineCall('GET /v1/clientes/qb', {
  summary: 'Clientes, com filtros e ordem da tabela',
  permission: 'cliente:ver',
  query: ConsultaDeLista.extend({
    documentoSituacao: z.enum(SITUACOES_DE_DOCUMENTO, 'Situação inválida').optional(),
    situacao: z.enum(['Ativo', 'Bloqueado'], 'Situação inválida').optional(),
    natureza: z.enum(['Fisica', 'Juridica'], 'Natureza inválida').optional(),
  }),
  counted: true,
  reply: z.array(
    z.object({
      id: z.number(),
      uid: z.string(),
      nome: z.string(),
      apelido: z.string(),
      documento: z.string(),
      natureza: z.enum(['Fisica', 'Juridica']),
      email: z.string(),
      telefone: z.string().nullable(),
      cidade: z.string().nullable(),
      estadoSigla: z.string().nullable(),
      situacao: z.string(),
      documentoSituacao: z.string(),
      documentosEnviadosAt: Instante.nullable(),
      createdAt: Instante,
    }),
  ),
})
