import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { EstadoDoLote, EstadoRestrito } from '../lances/lances.events.ts'
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
        /** the sale's document, when there is one */
        ofeUid: Uid.nullable(),
        boletoErro: z.string().nullable(),
        /** documents of the leader that do not agree */
        validacoes: z.array(z.object({ tipoValidacao: z.string(), resultado: z.string() })),
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
        primeiraCompra: z.boolean(),
        habilitacao: z.object({ uid: Uid, situacao: z.enum(SITUACOES_DE_HABILITACAO) }).nullable(),
        lances: z.number().int(),
        vencendo: z.number().int(),
        bloqueado: z.boolean(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
