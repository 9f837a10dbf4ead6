import { SITUACOES_DA_SESSAO } from '@martelo/domain/usuarios/acessos-da-conta.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, IdNumerico, Instante, Uid } from '../core/fields.ts'

const DoLote = { numero: z.string(), lote: z.string(), leilao: z.string(), leiId: z.number().int() }

export const movimentoDoCliente = defineCall('GET /v1/clientes/:id/movimento', {
  summary:
    'O que o cliente fez e o que lhe foi dito: lances, compras, habilitações, validações, incidentes, aparelhos e avisos; os 100 mais novos de cada',
  permission: 'cliente:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.object({
    lances: z.array(
      z.object({
        ...DoLote,
        tipo: z.string(),
        situacao: z.string(),
        valor: CentavosApurados,
        /** who acted in his account */
        por: z.string().nullable(),
        quando: Instante,
      }),
    ),
    compras: z.array(
      z.object({
        id: z.number().int(),
        leilao: z.string(),
        situacao: z.string(),
        itens: z.number().int(),
        valor: CentavosApurados,
        quando: Instante,
      }),
    ),
    habilitacoes: z.array(
      z.object({
        leiId: z.number().int(),
        leilao: z.string(),
        situacao: z.string(),
        tipo: z.string(),
        limite: CentavosApurados.nullable(),
        quando: Instante,
      }),
    ),
    validacoes: z.array(
      z.object({
        ...DoLote,
        tipo: z.string(),
        resultado: z.string(),
        valor: CentavosApurados.nullable(),
        quando: Instante,
      }),
    ),
    incidentes: z.array(
      z.object({
        uid: Uid,
        numero: z.string(),
        assunto: z.string(),
        tipo: z.string(),
        situacao: z.string(),
        valor: CentavosApurados,
        quando: Instante,
      }),
    ),
    aparelhos: z.array(
      z.object({
        familia: Uid,
        aparelho: z.string(),
        /** the code by which a block names it; null: not known, or not for this role */
        dispositivo: z.string().nullable(),
        ip: z.string().nullable(),
        lugar: z.string().nullable(),
        /** who acted in the account by it */
        por: z.string().nullable(),
        abertoAt: Instante,
        usadoAt: Instante,
        situacao: z.enum(SITUACOES_DA_SESSAO),
        /** when it ended */
        fimAt: Instante.nullable(),
      }),
    ),
    avisos: z.array(
      z.object({
        titulo: z.string(),
        tipo: z.string(),
        canais: z.array(z.object({ canal: z.string(), situacao: z.string(), abertoAt: Instante.nullable() })),
        quando: Instante,
      }),
    ),
    unidos: z
      .array(z.object({ id: z.number().int(), nome: z.string() }))
      .describe('registrations that were joined to this one'),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
