// The insurer's side of one removal, as the house reads it.
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const MapfreDaRemocao = z.object({
  uid: Uid,
  removalId: z.string(),
  claimIds: z.array(z.string()),
  /** null once the process is closed */
  segurado: z.object({ nome: z.string(), telefone: z.string().nullable() }).nullable(),
  /** null: she has not said yet */
  vendaLiberada: z.boolean().nullable(),
  resultado: z.string().nullable(),
  encerradoAt: Instante.nullable(),
  /** open requests of hers */
  contatos: z.array(
    z.object({
      requestId: z.string(),
      motivo: z.string(),
      canal: z.string(),
      responderAte: z.string().nullable(),
      quando: Instante,
    }),
  ),
  eventos: z.array(
    z.object({
      uid: Uid,
      sentido: z.enum(['entrada', 'saida']),
      eventCode: z.string(),
      nome: z.string(),
      comentario: z.string(),
      status: z.string(),
      situacao: z.string().nullable(),
      mensagem: z.string(),
      quando: Instante,
      recebidoAt: Instante,
    }),
  ),
  can: z.object({ falar: z.boolean() }),
})
