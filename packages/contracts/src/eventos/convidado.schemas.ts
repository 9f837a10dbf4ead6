import { z } from 'zod'
import { Email, Instante, inteiro, texto, textoOpcional, Uid } from '../core/fields.ts'

export const RESPOSTAS = ['pendente', 'sim', 'nao'] as const

export const Convidado = z.object({
  uid: Uid,
  nome: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  empresa: z.string().nullable(),
  codigo: z.string(),
  /** the client of the house with this address */
  cliId: z.number().int().nullable(),
  resposta: z.enum(RESPOSTAS),
  acompanhantes: z.number().int(),
  conviteAt: Instante.nullable(),
  entrouAt: Instante.nullable(),
  pessoas: z.number().int(),
})

export const NovoConvidado = z.object({
  nome: texto(120, 'Informe o nome'),
  email: Email.nullish(),
  telefone: textoOpcional(30),
  empresa: textoOpcional(120),
})

/** He and up to twenty who came with him. */
export const PessoasQueEntram = inteiro('Informe quantas pessoas')
  .min(1, 'Ao menos uma pessoa')
  .max(21, 'No máximo 21')
