// A buyer's review as he, the house and everyone see it.
import { SITUACOES_DA_AVALIACAO } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { z } from 'zod'
import { Instante, textoLivre, Uid } from '../core/fields.ts'

export const AvaliacaoEscrita = z.object({
  nota: z.number().int().min(1, 'Escolha de uma a cinco estrelas').max(5, 'Escolha de uma a cinco estrelas'),
  texto: textoLivre().trim().max(1000, 'No máximo 1000 letras'),
})

export const AvaliacaoPublica = z.object({
  uid: Uid,
  nota: z.number().int(),
  texto: z.string(),
  quem: z.string(),
  bem: z.string(),
  escritaAt: Instante,
  resposta: z.string().nullable(),
})

export const MinhaAvaliacao = z.object({
  /** null: he may write */
  impedimento: z.string().nullable(),
  avaliacao: z
    .object({
      nota: z.number().int(),
      texto: z.string(),
      situacao: z.enum(SITUACOES_DA_AVALIACAO),
      motivo: z.string().nullable(),
      resposta: z.string().nullable(),
    })
    .nullable(),
})

export const AvaliacaoDaCasa = AvaliacaoPublica.extend({
  situacao: z.enum(SITUACOES_DA_AVALIACAO),
  motivo: z.string().nullable(),
  vndId: z.number().int(),
  versao: z.number().int(),
})
