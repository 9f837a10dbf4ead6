// What each event tells a consignor's systems, as the triggers of the migrations write it: the webhooks of the key's OpenAPI.
import { SITUACOES_DE_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import type { EventoDoComitente } from '@martelo/domain/sistemas/escopos.ts'
import {
  CAUSAS_DA_VENDA_CANCELADA,
  DESTINOS_DO_ANULADO,
  FUNDAMENTOS_DA_ANULACAO,
} from '@martelo/domain/vendas/anulacao.ts'
import { z } from 'zod'
import { Centavos, Instante, Uid } from '../core/fields.ts'

const texto = z.string().nullable()
const DO_LOTE = { lelUid: Uid, numero: z.string(), nome: z.string() }

export const DADOS_DO_EVENTO = {
  'veiculo.cadastrado': z.object({
    veiUid: Uid,
    nome: z.string(),
    placa: texto,
    chassi: texto,
    referencia: texto,
  }),
  'lote.situacao': z.object({
    ...DO_LOTE,
    de: z.string(),
    situacao: z.string(),
    lance: Centavos.nullable().describe('O último lance'),
    valorVendido: Centavos.nullable().describe(
      'Por quanto foi vendido, que pode não ser o lance; nulo: não está vendido',
    ),
  }),
  'prestacao.situacao': z.object({
    preUid: Uid,
    numero: texto,
    situacao: z.enum(['APROVADA', 'PAGA']),
    liquido: z.number().int().nullable(),
  }),
  'condicional.situacao': z.object({
    ...DO_LOTE,
    de: z.enum(SITUACOES_DE_CONDICIONAL).nullable(),
    situacao: z.enum(SITUACOES_DE_CONDICIONAL),
    lance: Centavos.nullable(),
    novoValor: Centavos.nullable(),
    replica: Centavos.nullable(),
    prazo: Instante.nullable().describe('Nulo: ninguém mais responde'),
  }),
  'venda.cancelada': z.object({
    ...DO_LOTE,
    valor: Centavos,
    situacao: z.enum(['Cancelada', 'Cliente Desistiu']),
    causa: z
      .enum(CAUSAS_DA_VENDA_CANCELADA)
      .describe('Anulada, o comprador desistiu, ou cancelada pela casa'),
    fundamento: z
      .enum(FUNDAMENTOS_DA_ANULACAO)
      .nullable()
      .describe('De uma anulação: decisão judicial, pedido do comitente ou vício do leilão'),
    destino: z
      .enum(DESTINOS_DO_ANULADO)
      .nullable()
      .describe('De uma anulação: o lote pode ser vendido de novo, ou sai da venda'),
  }),
  'remocao.situacao': z.looseObject({
    remUid: Uid,
    veiUid: Uid,
    de: texto,
    situacao: z.string(),
    previstaEm: texto,
  }),
  'chegada.situacao': z.looseObject({
    cheUid: Uid,
    veiUid: Uid.nullable(),
    de: texto,
    situacao: z.string(),
    previstaPara: texto,
  }),
} as const satisfies Record<EventoDoComitente, z.ZodObject>

/** An event as it is posted. */
export const eventoPostado = (tipo: EventoDoComitente) =>
  z.object({
    id: Uid,
    tipo: z.literal(tipo),
    ambiente: z.enum(['producao', 'teste']),
    criadoAt: Instante,
    dados: DADOS_DO_EVENTO[tipo],
  })
