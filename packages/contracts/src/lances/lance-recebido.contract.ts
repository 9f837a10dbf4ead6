import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { SITUACOES_DE_PROPOSTA } from './buscar-ultimas-proposta.contract.ts'

export const lanceRecebido = defineCall('GET /v1/leilao/lances-recebidos/:uid', {
  summary: 'Uma proposta recebida, com quem a fez, a venda que nasceu dela e o que o cliente foi avisado',
  permission: 'proposta:responder',
  params: z.object({ uid: Uid }),
  reply: z.object({
    uid: Uid,
    lelUid: Uid,
    lote: z.string(),
    numero: z.string(),
    leilao: z.string(),
    situacaoLote: z.string(),
    valor: Centavos,
    minimo: Centavos,
    situacao: z.enum(SITUACOES_DE_PROPOSTA),
    contraproposta: Centavos.nullable(),
    motivo: z.string().nullable(),
    telefone: z.string().nullable(),
    email: z.string().nullable(),
    criadaAt: z.string(),
    respondidaAt: z.string().nullable(),
    respondidaPor: z.string().nullable(),
    /** who acted in the client's account */
    feitaPor: z.string().nullable(),
    cliente: z.object({
      id: z.number(),
      nome: z.string(),
      apelido: z.string(),
      documento: z.string(),
      email: z.string(),
      telefone: z.string().nullable(),
      cidade: z.string().nullable(),
      documentoSituacao: z.string(),
      mascarado: z.boolean(),
      podeMostrar: z.boolean(),
      /** all that he proposed in this house */
      propostas: z.number(),
      compras: z.number(),
    }),
    /** null: the lot was not sold to him */
    vndId: z.number().nullable(),
    avisos: z.array(
      z.object({
        id: z.number(),
        quando: z.string(),
        titulo: z.string(),
        texto: z.string(),
        canais: z.array(z.object({ canal: z.string(), situacao: z.string() })),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
