// What the judge of bids knows about a lot, and how each event changes it: what decides a bid and nothing else. Never
// holds `valorComitente`: the judge also runs in the browser, and the reserve must not. Holds ONE sealed ceiling: a
// ceiling that loses is bid up to its last centavo or already passed by the price, so the only live one belongs to
// the leader (property-tested).
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoLeilao } from '../leiloes/situacoes.ts'
import type { Faixa } from '../lotes/incrementos.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'

/**
 * DISPUTA takes bids; PROPOSTA only proposals (also a lot with `somenteBuyNowProposta`); COMPRE_JA only
 * buy-now.
 */
export type TipoNegociacao = 'DISPUTA' | 'PROPOSTA' | 'COMPRE_JA'

/** Settings of the lot, its auction and its hotsite. They do not move while bids are judged. */
export type RegrasDeLance = {
  readonly minimo: Centavos
  readonly incremento: Centavos
  /** Ladder by current value, when the auction says so; null: the lot's own `incremento` at every value. */
  readonly escada: readonly Faixa[] | null
  readonly compreJa: Centavos | null
  /** Percent that a group's members may have off `compreJa` here. No way back to the reserve: members see a price or none. */
  readonly maiorDescontoDeGrupo: number
  readonly negociacao: TipoNegociacao
  /** The house or its insurer holds the good's sale back: bids go on, a buy-now would make no sale. */
  readonly vendaInibida: boolean
  /** Switches of the hotsite. */
  readonly automaticosAtivos: boolean
  readonly propostasAtivas: boolean
  readonly apelidosAtivos: boolean
  readonly exigeEmailConfirmado: boolean
  readonly exigeTelefoneConfirmado: boolean
  /** The auction takes bids against a settled deposit only; no more when it is over (repasses). */
  readonly exigeCaucao: boolean
  /** Ids of the client groups that may bid; empty: all clients. */
  readonly gruposCliente: readonly number[]
  /** A bid above this waits for the validation of its bidder; null: none does. */
  readonly validacoesValorOfertaBloqueada: Centavos | null
  /** Scrap: only a legal entity accredited by Detran may bid. */
  readonly sucata: boolean
  /**
   * The lot ends by itself at `dataFim` (online); otherwise the room's calls end it and `dataFim` is its
   * clock.
   */
  readonly encerraPorTempo: boolean
  readonly recebeIncrementoTempo: boolean
  readonly pontoCorteParaIncrementoPosLancesSegundos: number
  readonly incrementoAposLancesSegundos: number
  /** Whole clock of a lot on the block; null: the auctioneer alone decides (`finalizacaoManual`). */
  readonly cronometroSegundos: number | null
}

export type Cliente = { readonly tipo: 'cliente'; readonly cliUid: string; readonly apelido: string }

/** A nickname stands for a person in the room or on the phone; `usuUid` is the user who typed it. */
export type Apelido = {
  readonly tipo: 'apelido'
  readonly apeUid: string
  readonly apelido: string
  readonly usuUid: string
  /** Typed for the consignor, to defend his reserve: such a top bid ends in RECOMPRA, never in a sale. */
  readonly emDefesa: boolean
}

export type Participante = Cliente | Apelido

export type Teto = { readonly quem: Cliente; readonly valor: Centavos }

export type EstadoLote = {
  readonly lelUid: string
  readonly hotUid: string
  readonly situacao: SituacaoLote
  readonly situacaoLeilao: SituacaoLeilao
  /** The auction is suspended (its state is then PRONTO again). */
  readonly leilaoSuspenso: boolean
  /** The auctioneer paused the lot's clock. */
  readonly pausado: boolean
  readonly regras: RegrasDeLance
  /** Sequence number of the last recorded row; 0 before the first. */
  readonly seq: number
  /** Last accepted bid; null before the first. */
  readonly valor: Centavos | null
  readonly lider: Participante | null
  /** SEALED. The leader's ceiling while it is above `valor`. */
  readonly teto: Teto | null
  /** Epoch ms; null: no clock. */
  readonly dataFim: number | null
}

/**
 * The bid types of the specification, and `Leiloeiro`, `Proposta`, `Compre Já` for the other recorded rows.
 */
export type TipoLance =
  | 'Manual'
  | 'Automático'
  | 'Configuração Automática'
  | 'Leiloeiro'
  | 'Proposta'
  | 'Compre Já'

/** Why a row was recorded. */
export type MotivoDoLance =
  | 'pedido' // the person asked for exactly this
  | 'automatico-assume' // a ceiling took the lead
  | 'automatico-cobre' // a ceiling answered a lower bid
  | 'automatico-empata' // a ceiling met an equal, later commitment and keeps the lead
  | 'automatico-esgota' // a ceiling was bid to its end and lost
  | 'teto-novo'
  | 'teto-maior'
  | 'teto-menor'
  | 'teto-cancelado'
  | 'teto-cancelado-por-compra'

type Registro = {
  readonly lelUid: string
  readonly seq: number
  /** Server instant, epoch ms. */
  readonly instante: number
  readonly quem: Participante
  readonly motivo: MotivoDoLance
  /** Key of the request that asked for this row; null for rows that a ceiling made. */
  readonly chave: string | null
}

/** A bid that sets the price. */
export type LanceDado = Registro & {
  readonly evento: 'lance'
  readonly tipo: 'Manual' | 'Automático' | 'Leiloeiro'
  readonly valor: Centavos
}
/** SEALED. A ceiling was set, changed or (null) cancelled. */
export type TetoConfigurado = Registro & {
  readonly evento: 'teto'
  readonly tipo: 'Configuração Automática'
  readonly valor: Centavos | null
}
/** A proposal: recorded, seen by its author and the staff, no change of price. */
export type PropostaFeita = Registro & {
  readonly evento: 'proposta'
  readonly tipo: 'Proposta'
  readonly valor: Centavos
}
/** A buy-now: the lot is reserved for the buyer until `reservaAte`. The price of the dispute stays. */
export type CompraReservada = Registro & {
  readonly evento: 'compra'
  readonly tipo: 'Compre Já'
  readonly valor: Centavos
  readonly reservaAte: number
}

/** The rows of the log: each has a sequence number and a place in the chain of hashes. */
export type LanceRegistrado = LanceDado | TetoConfigurado | PropostaFeita | CompraReservada

/** What a bid does to the lot besides: derived, without a sequence number of its own. */
export type EfeitoNoLote =
  | { readonly evento: 'reabertura'; readonly instante: number; readonly de: SituacaoLote }
  | {
      readonly evento: 'tempo'
      readonly instante: number
      readonly dataFim: number
      readonly motivo: 'incremento' | 'reabertura'
    }

export type EventoLance = LanceRegistrado | EfeitoNoLote

export function ehRegistro(evento: EventoLance): evento is LanceRegistrado {
  return evento.evento !== 'reabertura' && evento.evento !== 'tempo'
}

export function mesmoParticipante(a: Participante | null, b: Participante | null): boolean {
  if (a === null || b === null) return false
  if (a.tipo === 'cliente') return b.tipo === 'cliente' && a.cliUid === b.cliUid
  return b.tipo === 'apelido' && a.apeUid === b.apeUid
}

/**
 * Sets the ceiling if it is the owner's own or beats the present one: the later of two equal ones does not.
 */
function aplicarTeto(lote: EstadoLote, { quem, valor }: TetoConfigurado): Teto | null {
  const atual = lote.teto
  if (quem.tipo !== 'cliente') return atual
  if (valor === null) return atual !== null && mesmoParticipante(atual.quem, quem) ? null : atual
  if (atual !== null && !mesmoParticipante(atual.quem, quem) && atual.valor >= valor) return atual
  // While leading, the part of a ceiling that is already bid is no ceiling any more.
  return valor > (lote.valor ?? 0) ? { quem, valor } : null
}

/**
 * The state after one event. Pure, not idempotent; the events of one judgment are applied in their order. The only
 * place where the state moves, so replaying the recorded events gives the same state.
 */
export function aplicar(lote: EstadoLote, evento: EventoLance): EstadoLote {
  switch (evento.evento) {
    case 'lance': {
      const vivo = lote.teto !== null && lote.teto.valor > evento.valor
      return {
        ...lote,
        seq: evento.seq,
        valor: evento.valor,
        lider: evento.quem,
        teto: vivo ? lote.teto : null,
      }
    }
    case 'teto':
      return { ...lote, seq: evento.seq, teto: aplicarTeto(lote, evento) }
    case 'proposta':
      return { ...lote, seq: evento.seq }
    case 'compra':
      return { ...lote, seq: evento.seq, situacao: 'BUY_NOW', teto: null }
    case 'reabertura':
      return { ...lote, situacao: 'AO_VIVO' }
    case 'tempo':
      return { ...lote, dataFim: evento.dataFim }
  }
}
