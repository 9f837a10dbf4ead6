import { SITUACOES_DE_HABILITACAO, TIPOS_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const MinhaHabilitacao = z.object({
  leiUid: Uid,
  habilitado: z.boolean(),
  situacao: z.enum(SITUACOES_DE_HABILITACAO).nullable(),
  tipo: z.enum(TIPOS_DE_HABILITACAO),
  /** what is still missing, or why it was refused */
  aviso: z.string().nullable(),
  podePedir: z.boolean(),
  /** the rules that are accepted with the request */
  regulamento: z.string(),
  /** which of the house's regulations it is, with its version */
  regulamentoNome: z.string().nullable(),
  /** sent back with the acceptance: what was on the screen */
  regulamentoLido: z.string(),
  /** what this client agreed to, as it stood then; null: not yet, or before the texts were kept */
  aceito: z
    .object({
      habilitacaoUid: Uid,
      quando: Instante,
      nome: z.string(),
      atual: z.boolean().describe('these are still the words of today'),
    })
    .nullable(),
  editalUrl: z.string().nullable(),
})

export const estouHabilitado = defineCall('GET /v1/cliente/estou-habilitado', {
  summary: 'Se o cliente está habilitado para um leilão, e o que falta',
  permission: 'habilitacao:pedir',
  query: z.object({ leiUid: Uid }),
  reply: MinhaHabilitacao,
  refusals: { LEILAO_INEXISTENTE: 404 },
})
