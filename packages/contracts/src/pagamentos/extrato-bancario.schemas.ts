import { TIPOS_DE_EXTRATO } from '@martelo/domain/extratos/entrada-do-extrato.ts'
import { z } from 'zod'
import { Uid } from '../core/fields.ts'

export const LinhaDeExtrato = z.object({
  uid: Uid,
  versao: z.number().int(),
  dia: z.string(),
  valor: z.number().int(),
  descricao: z.string(),
  situacao: z.enum(['aberta', 'conferida', 'ignorada']),
  /** the sale that it was confirmed for */
  vndId: z.number().int().nullable(),
  /** of an open line: what it may be; a person confirms */
  proposta: z
    .object({
      certeza: z.enum(['alta', 'media', 'nenhuma']),
      pagUid: Uid.nullable(),
      vndId: z.number().int().nullable(),
      nome: z.string().nullable(),
      porque: z.string(),
    })
    .nullable(),
})

export const Extrato = z.object({
  uid: Uid,
  tipo: z.enum(TIPOS_DE_EXTRATO),
  nome: z.string(),
  criadoAt: z.string(),
  /** lines of this file that an earlier one had brought */
  repetidas: z.number().int(),
  erros: z.array(z.object({ linha: z.number(), campo: z.string(), erro: z.string() })),
  linhas: z.array(LinhaDeExtrato),
})
