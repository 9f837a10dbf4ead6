import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, ConsultaDeLista, Instante, Uid } from '../core/fields.ts'
import { SITUACOES_DE_PROPOSTA } from './buscar-ultimas-proposta.contract.ts'

export const propostasRecebidas = defineCall('GET /v1/leilao/propostas', {
  summary: 'Propostas recebidas, as mais novas primeiro',
  permission: 'proposta:responder',
  query: ConsultaDeLista.extend({
    lelUid: Uid.optional(),
    situacao: z.enum(SITUACOES_DE_PROPOSTA).optional(),
  }),
  reply: z.array(
    z.object({
      uid: Uid,
      lelUid: Uid,
      leiUid: Uid,
      lote: z.string(),
      numero: z.string(),
      situacaoLote: z.string(),
      cliUid: Uid,
      cliente: z.string(),
      valor: Centavos,
      minimo: Centavos,
      telefone: z.string().nullable(),
      email: z.string().nullable(),
      situacao: z.enum(SITUACOES_DE_PROPOSTA),
      contraproposta: Centavos.nullable(),
      motivo: z.string().nullable(),
      criadaAt: Instante,
      respondidaAt: Instante.nullable(),
    }),
  ),
  counted: true,
})
