import { TIPOS_DE_ALVO } from '@martelo/domain/bloqueios/alvo.ts'
import { ATOS, SITUACOES, TIPOS_DE_SUSPEITA } from '@martelo/domain/bloqueios/bloqueio.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const Tipo = z.enum(TIPOS_DE_ALVO, { error: 'Escolha o que bloquear' })
export const Impede = z.enum(ATOS, { error: 'Escolha uma opção' })

export const Bloqueio = z.object({
  uid: Uid,
  tipo: z.enum(TIPOS_DE_ALVO),
  alvo: z.string(),
  impede: z.array(z.enum(ATOS)),
  motivo: z.string(),
  situacao: z.enum(SITUACOES),
  fim: Instante.nullable(),
  acertos: z.number().int(),
  ultimoAcertoAt: Instante.nullable(),
  criadoAt: Instante,
  criadoPor: z.string().nullable(),
  encerradoAt: Instante.nullable(),
  encerradoPor: z.string().nullable(),
})
export type Bloqueio = z.infer<typeof Bloqueio>

export const Suspeita = z.object({
  /** names this finding; a later, larger one has another */
  chave: z.string(),
  tipo: z.enum(TIPOS_DE_SUSPEITA),
  detalhe: z.string(),
  contas: z.array(z.object({ clienteId: z.number().int(), nome: z.string() })),
  /** what a block of it would name */
  alvos: z.array(z.object({ tipo: z.enum(TIPOS_DE_ALVO), alvo: z.string() })),
  desde: Instante,
})
export type Suspeita = z.infer<typeof Suspeita>
