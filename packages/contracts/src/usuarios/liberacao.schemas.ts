// Access that a client lets another account have.
import { ESCOPOS } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { SITUACOES_DA_LIBERACAO } from '@martelo/domain/usuarios/states.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const Liberacao = z.object({
  uid: Uid,
  dono: z.string(),
  quem: z.string(),
  escopo: z.array(z.enum(ESCOPOS, 'Escopo desconhecido')),
  motivo: z.string(),
  situacao: z.enum(SITUACOES_DA_LIBERACAO),
  ate: Instante,
  criadaAt: Instante,
  usadaAt: Instante.nullable(),
})
