// What the room of an auction and the people concerned are told about its lots. Frames carry the derived state of the
// lot, so that a screen that missed one is right again with the next. No ceiling and no reserve is in any of them.
// The leader is a masked nickname and a `selo`: a pseudonym of one client on one lot, which only he can recognise (he
// gets his own with the lot's snapshot).
import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { Centavos, CentavosApurados, Instante, Uid } from '../core/fields.ts'

/**
 * The public state of one lot. Amounts in centavos, instants ISO. Idempotent: of two states the higher `versao`
 * counts.
 */
export const EstadoDoLote = z.object({
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  /** one more per public change; sealed acts do not count, so that they cannot be counted by it */
  versao: z.number().int(),
  situacao: z.enum(SITUACOES_DE_LOTE),
  tipoNegociacao: z.enum(['DISPUTA', 'PROPOSTA', 'COMPRE_JA']),
  /** last bid; null before the first */
  valor: Centavos.nullable(),
  /** what it was sold for, where that is not the last bid */
  valorVendido: Centavos.optional(),
  minimo: Centavos,
  /** what the next bid adds at least, at the present value */
  incremento: Centavos,
  /** the ladder that gives further increments; null: always the lot's own */
  escada: z.enum(['padrao', 'sucata']).nullable(),
  /** the next accepted value */
  proximo: CentavosApurados,
  apelido: z.string().nullable(),
  cidade: z.string().nullable(),
  selo: z.string().nullable(),
  /** when the last bid was accepted */
  data: Instante.nullable(),
  quantidade: z.number().int(),
  dataInicio: Instante.nullable(),
  /** the lot's own end (online); in the room `relogio` counts */
  dataFim: Instante.nullable(),
  /** ends by itself at dataFim */
  encerraPorTempo: z.boolean(),
  relogio: z.object({
    fim: Instante.nullable(),
    restanteMs: z.number().int().nullable(),
    pausado: z.boolean(),
  }),
  compreJa: Centavos.nullable(),
  /** it has the price above, and cannot be bought by it for now */
  compraIndisponivel: z.literal(true).optional(),
  /** automatic bids and proposals are possible on this lot at this site */
  automatico: z.boolean(),
  proposta: z.boolean(),
  /** only where the hotsite shows it */
  reservaAtingida: z.boolean().nullable(),
  /** of a court's lot: its round, in words; `comeca`: it waits for the second */
  praca: z
    .object({ rotulo: z.string(), frase: z.string().nullable(), comeca: Instante.nullable() })
    .optional(),
})
export type EstadoDoLote = z.infer<typeof EstadoDoLote>

/**
 * One bid of the public history. Known by `seq`, never counted by frames: a frame may list several bids, and a bid of
 * the snapshot may come again.
 */
export const LancePublico = z.object({
  /** which bid of the lot's dispute it is: 1 the first. The log also counts what is sealed, and stays on the server. */
  seq: z.number().int(),
  valor: Centavos,
  apelido: z.string(),
  cidade: z.string().nullable(),
  selo: z.string().nullable(),
  data: Instante,
})
export type LancePublico = z.infer<typeof LancePublico>

/** The same bid for users who conduct or check: the bid's type and the whole nickname. */
export const LanceDaEquipe = LancePublico.extend({
  tipo: z.enum(['Manual', 'Automático', 'Leiloeiro']),
  apelidoCompleto: z.string(),
  cliUid: Uid.nullable(),
  /** who gave it in the client's account, by an access that was released to him */
  dadoPor: z.string().nullable(),
})
export type LanceDaEquipe = z.infer<typeof LanceDaEquipe>

/** What consignor, staff and auctioneer see besides. */
export const EstadoRestrito = z.object({
  lanceAtualLeiloeiro: z.boolean(),
  quantidadeLances: z.object({
    manuais: z.number().int(),
    automaticos: z.number().int(),
    configuracoesAutomaticas: z.number().int(),
    leiloeiro: z.number().int(),
  }),
  /** live ceilings: their number only */
  automaticosAtivos: z.number().int(),
  /** the leader's whole nickname: staff and auctioneer must tell two people apart; a consignor never gets it */
  liderApelido: z.string().nullable().optional(),
})
export type EstadoRestrito = z.infer<typeof EstadoRestrito>

/** Frames of `leilao:<leiUid>`. */
export interface QuadrosDeLances {
  /** one or more bids, in their order; staff and auctioneer get `lances` as LanceDaEquipe and `restrito` */
  'lance-aceito': { lelUid: string; lances: LancePublico[]; estado: EstadoDoLote; restrito?: EstadoRestrito }
  /** the lot moved through its states; staff also sees the reason */
  'lote-transitou': {
    lelUid: string
    evento: string
    de: string
    para: string
    estado: EstadoDoLote
    motivo?: string | null
    restrito?: EstadoRestrito
  }
  /** anything else changed: end moved, values edited, state repeated after a crash */
  'lote-atualizado': { lelUid: string; estado: EstadoDoLote; restrito?: EstadoRestrito }
  /** bidding was impossible for a while: every running lot got the time back */
  'interrupcao-compensada': {
    segundosParado: number
    segundosDevolvidos: number
    lotes: string[]
    mensagem: string
  }
}

/** Notices of `cliente:<cliUid>`. */
export interface AvisosDeLances {
  superado: AvisoDeLote
  'automatico-disparado': AvisoDeLote & { valorDoAutomatico: number }
  'proposta-respondida': { lelUid: string; nome: string; situacao: string; contraproposta: number | null }
  'habilitacao-decidida': { leiUid: string; nome: string; situacao: string; motivo: string | null }
}
export interface AvisoDeLote {
  lelUid: string
  leiUid: string
  numero: string
  nome: string
  valor: number | null
  proximo: number
}

/** Notices of `site:<hotId>`. */
export interface AvisosDoSiteDeLances {
  'lote-selecionado-atualizado': LoteSelecionadoAtualizado
}
/** Notices of `retaguarda:<hotId>`: lists that show these load again. */
export interface AvisosDaRetaguardaDeLances {
  'proposta-recebida': { lelUid: string }
  'habilitacao-pedida': { leiUid: string }
}
/** What cards show of a lot. Merged per lot within `TIQUE_DOS_CARTOES_MS`. */
export interface LoteSelecionadoAtualizado {
  lelUid: string
  valor: number | null
  minimo: number
  quantidade: number
  dataFim: string | null
  situacao: string
  /** what it was sold for, where that is not the last bid */
  valorVendido?: number
  /** the round that a court's lot is in now: the first of its stamps */
  praca?: string
}
export const TIQUE_DOS_CARTOES_MS = 250
