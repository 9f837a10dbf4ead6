// The engine's cache between decisions, with a limit on each: lots, clients' facts, answers given. Anything may be
// forgotten at any time; it is read again.
import { chaveDosFatos, type FatosLidos, type LoteDoMotor } from './estado.sql.ts'
import type { Decisao, PedidoDoMotor } from './pedidos.ts'

const LOTES = 5_000
const CLIENTES = 20_000
const RESPOSTAS = 20_000

/** A map that keeps the newest; the oldest quarter goes when there are too many. */
export class Limitado<V> extends Map<string, V> {
  readonly #max: number
  constructor(max: number) {
    super()
    this.#max = max
  }
  override set(k: string, v: V): this {
    this.delete(k)
    super.set(k, v)
    if (this.size <= this.#max) return this
    let sobram = this.#max / 4
    for (const velha of this.keys()) {
      this.delete(velha)
      if (--sobram <= 0) break
    }
    return this
  }
}

export class Memoria {
  readonly lotes = new Limitado<LoteDoMotor>(LOTES)
  readonly fatos = new Limitado<FatosLidos>(CLIENTES)
  readonly respondidas = new Limitado<Decisao>(RESPOSTAS)

  fatosDe(pedido: PedidoDoMotor, leiId: number): FatosLidos | null {
    return pedido.tipo === 'Leiloeiro' ? null : (this.fatos.get(chaveDosFatos(pedido.cliId, leiId)) ?? null)
  }

  /** His facts must be read: they are not here, or the house's rules changed since, which no version of his own tells. */
  faltamFatos(pedido: PedidoDoMotor, lote: Pick<LoteDoMotor, 'leiId' | 'regrasHotsite'>): boolean {
    if (pedido.tipo === 'Leiloeiro') return false
    const lidos = this.fatosDe(pedido, lote.leiId)
    return lidos === null || lidos.regrasHotsite < lote.regrasHotsite
  }

  /** A lot that moved, and the clients who were judged on it: one of these beliefs was wrong. */
  esquecer(lelUid: string, pedidos: readonly PedidoDoMotor[]): void {
    const lote = this.lotes.get(lelUid)
    this.lotes.delete(lelUid)
    if (!lote) return
    for (const p of pedidos) if (p.tipo !== 'Leiloeiro') this.fatos.delete(chaveDosFatos(p.cliId, lote.leiId))
  }

  esquecerLotes(lelIds: readonly number[]): void {
    if (lelIds.length === 0) return
    for (const [uid, l] of this.lotes) if (lelIds.includes(l.lelId)) this.lotes.delete(uid)
  }
}
