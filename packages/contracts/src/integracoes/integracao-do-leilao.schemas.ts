// An auction as a bank follows it: its link, and each lot with the bank's numbers.
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const Banco = z.enum(['Bradesco', 'Pan'], { error: 'Escolha a integradora' })

export const IntegracaoDoLeilao = z.object({
  leilao: z.object({ id: z.number().int(), uid: Uid, nome: z.string() }),
  integracoes: z.array(
    z.object({
      uid: Uid,
      leiUid: Uid,
      integradora: Banco,
      numeroInicial: z.number().int(),
      tags: z.array(z.object({ uid: Uid, nome: z.string(), tagExternaId: z.string() })),
      lotes: z.array(
        z.object({
          uid: Uid,
          lelUid: Uid,
          numero: z.number().int(),
          lote: z.string(),
          nome: z.string(),
          situacaoLote: z.string(),
          externoComitenteIntegracaoLoteId: z.string().nullable(),
          comitenteIntegracaoArremateSincronizadoId: z.string().nullable(),
          canceladoId: z.string().nullable(),
          finalizadoId: z.string().nullable(),
          /** what the bank was told last, or is being told, in words */
          dito: z.string(),
          situacao: z.enum(['PENDENTE', 'SINCRONIZADO', 'ERRO']),
          erro: z.string().nullable(),
          sincronizadoAt: Instante.nullable(),
        }),
      ),
    }),
  ),
  /** which may still be linked */
  livres: z.array(Banco),
  tagsPossiveis: z.array(z.object({ uid: Uid, nome: z.string(), integradora: z.string() })),
  can: z.object({ configurar: z.boolean() }),
})
