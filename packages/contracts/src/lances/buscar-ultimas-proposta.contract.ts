import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const SITUACOES_DE_PROPOSTA = [
  'ENVIADA',
  'ACEITA',
  'RECUSADA',
  'CONTRAPROPOSTA',
  'CANCELADA',
  'EXPIRADA',
] as const

export const buscarUltimasProposta = defineCall('GET /v1/leilao/lotes/buscar-ultimas-proposta', {
  summary: 'As últimas propostas que o cliente enviou',
  permission: 'lance:dar',
  query: z.object({ lelUid: Uid.optional() }),
  reply: z.array(
    z.object({
      uid: Uid,
      loteId: z.number().int(),
      lelUid: Uid,
      numero: z.string(),
      lote: z.string(),
      cliUid: Uid,
      valor: Centavos,
      telefone: z.string().nullable(),
      email: z.string().nullable(),
      situacao: z.enum(SITUACOES_DE_PROPOSTA),
      contraproposta: Centavos.nullable(),
      motivo: z.string().nullable(),
      criadaAt: Instante,
      respondidaAt: Instante.nullable(),
    }),
  ),
})
