// What a run leaves behind, whether simulated or recorded from the real, running system: the log of each lot, what each
// person asked and was answered, what each watcher saw in the end. Plain data, so that it can be written to a file.
//
// Instants are epoch ms of one clock: the simulation's, or the machine's on which a real run was recorded.
import type { EstadoLote, LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'

export interface LinhaDaHistoria {
  readonly seq: number
  /** null: the release of all bids (withdrawal, re-offer), which no request asks for */
  readonly registro: LanceRegistrado | null
  readonly instante: number
  /** canonical text and the hash that was recorded for it (hex) */
  readonly texto: string
  readonly hash: string
}

/** The end of a lot, by its clock or by the hammer. */
export interface Fechamento {
  readonly evento: string
  readonly para: string
  readonly instante: number
}

export interface LoteDaHistoria {
  readonly lelUid: string
  /** before the first row, with the rules in force */
  readonly inicial: EstadoLote
  readonly linhas: readonly LinhaDaHistoria[]
  readonly fechamentos: readonly Fechamento[]
  /** states that it left after an end (a re-offer, a pending lot): then it may end again */
  readonly reaberturas: number
  /** spans in which the auctioneer had stopped it: a stopped clock loses nothing to an outage */
  readonly pausas: readonly Interrupcao[]
  /** as the lot's own columns say in the end */
  readonly final: {
    readonly situacao: string
    readonly valor: number | null
    readonly lider: string | null
    readonly seq: number
    readonly versao: number
    /** of a lot that ends by its own clock */
    readonly dataFim: number | null
    readonly encerraPorTempo: boolean
    /** people asked to pay for it */
    readonly vendas: number
  }
}

export interface RespostaDaHistoria {
  readonly quando: number
  /** the node, for the reader of a failure */
  readonly no: string
  readonly tipo: 'aceito' | 'recusado'
  readonly codigo: string | null
  readonly seq: number | null
  readonly valor: number | null
  readonly instante: number | null
  readonly recibo: string | null
  /** the lot's price after the decision, and the next accepted value */
  readonly precoDepois: number | null
  readonly proximo: number
  /** everything that was answered, to compare two answers to one key */
  readonly inteira: string
}

/** One request by its key, with every attempt and every answer that arrived. */
export interface PedidoDaHistoria {
  readonly lelUid: string
  readonly pedido: PedidoLance
  readonly envios: readonly number[]
  readonly respostas: readonly RespostaDaHistoria[]
}

export interface LoteVisto {
  readonly situacao: string
  readonly valor: number | null
  readonly versao: number
  readonly quantidade: number
  /** numbers of the bids seen as they came, and the price-setting row after which nothing may be missing */
  readonly lances: readonly number[]
  readonly desde: number
}

export interface EspectadorDaHistoria {
  readonly nome: string
  readonly lotes: Readonly<Record<string, LoteVisto>>
}

/** No bid was possible in between, as the disaster that broke the system knows. */
export interface Interrupcao {
  readonly inicio: number
  readonly fim: number
}

/** What consignor or client said about a lot that the hammer left open, or would. */
export interface DitoDaCondicional {
  readonly lelUid: string
  readonly quem: 'comitente' | 'cliente'
  /** whose turn it was, as he saw it; null: before the hammer */
  readonly etapa: string | null
  readonly resposta: 'Liberada' | 'Recusada' | 'Novo valor' | 'aceitar' | 'recusar' | 'contraproposta'
  /** asked for, offered, or that of the screen */
  readonly valor: number | null
  readonly depoisDoMartelo: boolean
  /** said after the deadline */
  readonly tarde: boolean
  readonly quando: number
  /** null: no answer came */
  readonly aceito: boolean | null
}

/** A conditional sale as the audit and the tables tell it. */
export interface CondicionalDaHistoria {
  readonly lelUid: string
  readonly lance: number
  /** its events in their order */
  readonly atos: readonly string[]
  readonly etapa: string
  /** what the buyer pays; null: not bought */
  readonly preco: number | null
}

export interface Historia {
  readonly origem: string
  readonly lotes: readonly LoteDaHistoria[]
  readonly pedidos: readonly PedidoDaHistoria[]
  readonly espectadores: readonly EspectadorDaHistoria[]
  /** outages as the system recorded them, and as they were */
  readonly quedas: readonly (Interrupcao & {
    readonly lotes: readonly { readonly lelUid: string; readonly de: number; readonly para: number }[]
  })[]
  readonly interrupcoes: readonly Interrupcao[]
  /** the last instant at which everything was well again and still */
  readonly fim: number
  /** centavos that a client may have committed at any time, by uid; who is not named has no limit */
  readonly limites?: Readonly<Record<string, number>>
  readonly condicionais?: readonly CondicionalDaHistoria[]
  readonly ditos?: readonly DitoDaCondicional[]
  /** how far recorded instants may be from the clock that dates requests and answers, ms */
  readonly tolerancia: number
}

export const nomeDoParticipante = (r: { quem: LanceRegistrado['quem'] }): string =>
  r.quem.tipo === 'cliente' ? r.quem.cliUid : r.quem.apeUid

export const nomeDeQuemPede = (p: PedidoLance): string =>
  p.quem.tipo === 'cliente' ? p.quem.cliUid : p.quem.apeUid
