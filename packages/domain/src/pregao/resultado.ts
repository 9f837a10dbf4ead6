// How a lot ends: by the hammer after two calls, or by its own clock when it is sold online. Bid at or over the
// reserve, nothing else open: AG_PAGAMENTO and a sale. Under the reserve, or conditional lot or auction, or a bidder
// whose validation diverges: CONDICIONAL. No bid: NAO_ARREMATADO. A nickname on top is never sold by itself: the
// auctioneer sends the lot to AG_CLIENTE, or to RECOMPRA. The guards of the lot's machine say the same (tested).
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import type { EventoLote } from '../lotes/states.ts'

export type FatosDoResultado = {
  /** Last valid bid; null: none. */
  readonly lance: Centavos | null
  /** SECRET: evaluate on the server only. */
  readonly valorComitente: Centavos
  /** The lot or its auction is declared conditional, or its vehicle's sale is held back (decision 121). */
  readonly condicional: boolean
  readonly liderApelido: boolean
  readonly emDefesa: boolean
  readonly validacaoDivergente: boolean
}

export type Resultado = {
  readonly evento: EventoLote
  readonly para: SituacaoLote
  /** The robot may not do this: a person must. */
  readonly precisaDoLeiloeiro: boolean
}

const resultado = (evento: EventoLote, para: SituacaoLote, precisaDoLeiloeiro = false): Resultado => ({
  evento,
  para,
  precisaDoLeiloeiro,
})

function vendeDireto(f: FatosDoResultado): boolean {
  return f.lance !== null && f.lance >= f.valorComitente && !f.condicional && !f.validacaoDivergente
}

/** The end of a lot on the block: from AO_VIVO without a bid, from DOULHE_DUAS with one. */
export function resultadoDoLote(f: FatosDoResultado): Resultado {
  if (f.lance === null) return resultado('encerrarSemLance', 'NAO_ARREMATADO')
  if (f.liderApelido) {
    return f.emDefesa
      ? resultado('recomprar', 'RECOMPRA', true)
      : resultado('venderApelido', 'AG_CLIENTE', true)
  }
  return vendeDireto(f) ? resultado('vender', 'AG_PAGAMENTO') : resultado('baterCondicional', 'CONDICIONAL')
}

/** The end of a lot that is sold online, when its time is over. No person is needed: every case has a way. */
export function resultadoPorTempo(f: FatosDoResultado): Resultado {
  if (f.lance === null) return resultado('encerrarSemLance', 'NAO_ARREMATADO')
  return vendeDireto(f) && !f.liderApelido
    ? resultado('encerrarPorTempo', 'AG_PAGAMENTO')
    : resultado('encerrarPorTempoCondicional', 'CONDICIONAL')
}
