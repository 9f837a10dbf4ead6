/**
 * What a lot was sold for: the winning row of the log, or what consignor and winner agreed on in its place. Kept as
 * `lote.valor_vendido`, which the sale's item copies and all readers tell; the database's `preco_vendido` says the same.
 * Null while the lot is not sold, and of a member of a set, whose principal has the price.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { RespostaDoComitente, SituacaoDeCondicional } from '../condicionais/states.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { foiVendido } from '../lotes/vendidas.ts'

export interface FatosDoPreco {
  readonly situacao: SituacaoLote
  /** the leading bid */
  readonly lance: Centavos | null
  readonly lider: number | null
  /** the row of the log that won; `cliente` null: the auctioneer's winner, identified later */
  readonly vencedor: {
    readonly seq: number
    readonly valor: Centavos
    readonly cliente: number | null
  } | null
  /** `ateSeq`: the last row of the log when the deal began; null: there is none */
  readonly acordo: {
    readonly ateSeq: number | null
    readonly situacao: SituacaoDeCondicional | null
    readonly resposta: RespostaDoComitente | null
    readonly novoValor: Centavos | null
    readonly aceitaReplica: boolean | null
    readonly replica: Centavos | null
  }
}

export function precoVendido({ situacao, lance, lider, vencedor, acordo }: FatosDoPreco): Centavos | null {
  if (!foiVendido(situacao)) return null
  const doLance = vencedor?.valor ?? lance
  // What was agreed with the leader is not the price of the one who took his place, nor of who won a later dispute.
  const deOutro = vencedor !== null && vencedor.cliente !== null && vencedor.cliente !== lider
  const deDepois = acordo.ateSeq === null || (vencedor !== null && vencedor.seq > acordo.ateSeq)
  if (deOutro || deDepois || acordo.situacao !== 'LIBERADA') return doLance
  if (acordo.aceitaReplica === true) return acordo.replica ?? doLance
  return (acordo.resposta === 'Novo valor' ? acordo.novoValor : null) ?? doLance
}
