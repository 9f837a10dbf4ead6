import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { LISTAS_DE_VALIDACAO } from '@martelo/domain/validacoes/listas-de-validacao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { Banco } from '../integracoes/integracao-do-leilao.schemas.ts'
import { EstadoDoLote, EstadoRestrito } from '../lances/lances.events.ts'
import { Validacao } from '../validacoes/validacao.schemas.ts'
import { CondicionalDoLote, LeilaoDaSala, EstadoDaSala } from './pregao.schemas.ts'

export const backofficeAcompanharLeilao = defineCall('GET /v1/leiloes/backoffice-acompanhar-leilao/:id', {
  summary: 'Acompanhamento do leilão pela equipe: todos os lotes e os clientes que participam',
  permission: 'pregao:acompanhar',
  params: z.object({ id: Uid }),
  reply: z.object({
    versao: z.number().int(),
    leilao: LeilaoDaSala,
    sala: EstadoDaSala,
    lotes: z.array(
      z.object({
        lelUid: Uid,
        /** who leads; null for a nickname that is not identified yet */
        clienteUid: Uid.nullable(),
        /** of the client's record (/admin/cliente/{id}) */
        clienteId: z.number().int().nullable(),
        clienteNome: z.string().nullable(),
        /** the offer that leads or won: the bid or the accepted proposal */
        ofeUid: Uid.nullable(),
        /** the sale that came of it */
        vndUid: Uid.nullable(),
        vndId: z.number().int().nullable(),
        boletoErro: z.string().nullable(),
        /** banks that follow the lot: they say themselves to whom they do not sell */
        bancos: z.array(Banco),
        validacoes: z.array(Validacao),
        /** the questions of validation that it belongs to */
        listas: z.array(z.enum(LISTAS_DE_VALIDACAO)),
        /** bids above it wait for a validation */
        validacoesValorOfertaBloqueada: Centavos.nullable(),
        posicao: z.number().int(),
        comitente: z.string(),
        estado: EstadoDoLote,
        restrito: EstadoRestrito,
        valorComitente: Centavos.nullable(),
        condicional: CondicionalDoLote.nullable(),
      }),
    ),
    clientes: z.array(
      z.object({
        cliUid: Uid,
        cliId: z.number().int(),
        nome: z.string(),
        apelido: z.string(),
        situacaoDocumento: z.string(),
        /** never bought before, and a lot of this auction is his now */
        primeiraCompra: z.boolean(),
        /** his papers are not approved */
        esperaValidacao: z.boolean(),
        /** lots that he leads or won */
        lotes: z.array(z.object({ lelUid: Uid, numero: z.string(), situacao: z.enum(SITUACOES_DE_LOTE) })),
        habilitacao: z.object({ uid: Uid, situacao: z.enum(SITUACOES_DE_HABILITACAO) }).nullable(),
        lances: z.number().int(),
        vencendo: z.number().int(),
        bloqueado: z.boolean(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
