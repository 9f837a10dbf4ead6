// Where a client stands in a lot: winning, outbid, won, nothing. Derived each time, never stored. Rule (specification
// 4): the client's highest manual or automatic bid that is not cancelled (a ceiling is no bid). None: not taking
// part. At least the lot's current bid: winning while the lot is open, then by its state. Lower: outbid while open,
// then finished.
import type { Centavos } from '../comum/dinheiro.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'

export const ESTADOS_DO_LANCE = [
  'nao-esta-participando',
  'ganhando',
  'superado',
  'vencedor',
  'condicional',
  'condicional-negada',
  'finalizado',
] as const

export type EstadoDoLance = (typeof ESTADOS_DO_LANCE)[number]

/** The bid statuses of the specification. */
export const SITUACOES_DO_LANCE = {
  recebido: 'Recebido',
  proposta: 'Proposta',
  superado: 'Superado',
  vencendo: 'Vencendo',
  vencedor: 'Vencedor',
  cancelado: 'Cancelado',
} as const satisfies Record<string, string>

export type SituacaoDoRegistro = keyof typeof SITUACOES_DO_LANCE

// What the top bidder reads in each state of the lot. What is not here was sold: to him, unless it is known
// otherwise. PLACAR and DOULHE_* count as open here, although lists do not show them as open; so does SUSPENSO, where
// bids are only frozen. Where the lot was not sold to the top bidder (withdrawn, cancelled, bought back, sold to
// another client) he reads "finalizado": the specification's "otherwise vencedor" would congratulate him.
const DO_MAIOR: Readonly<Partial<Record<SituacaoLote, EstadoDoLance>>> = {
  CADASTRADO: 'ganhando',
  PENDENTE: 'ganhando',
  LIBERADO_LEILAO: 'ganhando',
  PLACAR: 'ganhando',
  AO_VIVO: 'ganhando',
  DOULHE_UMA: 'ganhando',
  DOULHE_DUAS: 'ganhando',
  REPASSE: 'ganhando',
  SUSPENSO: 'ganhando',
  // Reserved for a buyer at the buy-now price. If he lets it go, the dispute goes on.
  BUY_NOW: 'superado',
  CONDICIONAL: 'condicional',
  CONDICIONAL_NEGADA: 'condicional-negada',
  NEGADA_CONDICIONAL: 'condicional-negada',
  NAO_ARREMATADO: 'finalizado',
  RECOMPRA: 'finalizado',
  RETIRADO: 'finalizado',
  CANCELADO_NO_LEILAO: 'finalizado',
  LOTE_CANCELADO: 'finalizado',
}

export type SituacaoParaMim = {
  /** The client's highest bid that counts (no ceiling, proposal or cancelled one); null when the client does not take part. */
  readonly meuLance: Centavos | null
  /** The lot's current bid. */
  readonly lanceAtual: Centavos | null
  readonly situacao: SituacaoLote
  /** Whether the sale, once there is one, is the client's; null while unknown or unsold. */
  readonly vendidoParaMim: boolean | null
}

export function estadoDoMeuLance(caso: SituacaoParaMim): EstadoDoLance {
  const { meuLance, lanceAtual, situacao, vendidoParaMim } = caso
  if (vendidoParaMim === true) return 'vencedor'
  if (meuLance === null) return 'nao-esta-participando'
  const doMaior = DO_MAIOR[situacao] ?? 'vencedor'
  const aberto = doMaior === 'ganhando' || doMaior === 'superado'
  if (lanceAtual !== null && meuLance < lanceAtual) return aberto ? 'superado' : 'finalizado'
  return doMaior === 'vencedor' && vendidoParaMim === false ? 'finalizado' : doMaior
}

/** The label of the specification, in the words of the hotsite's kind; empty for who does not take part. */
export function rotuloDoMeuLance(estado: EstadoDoLance, p: Pick<Palavras, 'ganhando' | 'superado'>): string {
  const rotulos: Readonly<Record<EstadoDoLance, string>> = {
    'nao-esta-participando': '',
    ganhando: p.ganhando,
    superado: p.superado,
    vencedor: 'Ganhou',
    condicional: 'Condicional',
    'condicional-negada': 'Condicional negada',
    finalizado: 'Finalizado',
  }
  return rotulos[estado]
}
