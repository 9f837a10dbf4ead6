// What this process measures of itself: one set per process, in the words of Prometheus. The parts that do the work note
// what they did; `/metrics` shows it to a collector, and the operator's page reads the same numbers.
//
// No label names a person, an auction of a hotsite or an address: what a collector keeps, many people may read.
import { FAIXAS_MS } from '@martelo/domain/manutencao/operacao.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const registro = new Registry()
collectDefaultMetrics({ register: registro })

const FAIXAS_S = FAIXAS_MS.map((ms) => ms / 1000)
const registers = [registro]

const duracao = (name: string, help: string): Histogram =>
  new Histogram({ name, help, buckets: FAIXAS_S, registers })

export const medidas = {
  /** from the arrival of a bid in this process to the answer after the commit */
  decisao: duracao('martelo_bid_decision_seconds', 'Time from the arrival of a bid to its answer'),
  /** from the commit of a frame's row to its writing into the sockets */
  entrega: duracao('martelo_frame_delivery_seconds', 'Time from the numbering of a frame to its sending'),
  /** from the end of a lot to the closing statement */
  encerramento: duracao('martelo_lot_closing_lag_seconds', 'Time from the end of a lot to its closing'),
  chamadas: new Histogram({
    name: 'martelo_call_seconds',
    help: 'Time of a call inside the server',
    labelNames: ['chamada', 'status'],
    buckets: FAIXAS_S,
    registers,
  }),
  lances: new Counter({
    name: 'martelo_bids_total',
    help: 'Bids answered, by outcome',
    labelNames: ['resultado'],
    registers,
  }),
  ligacoes: new Gauge({ name: 'martelo_sockets', help: 'Open websocket connections', registers }),
  fila: new Gauge({ name: 'martelo_bid_queue', help: 'Bids that wait for a decision', registers }),
  maiorFila: new Gauge({
    name: 'martelo_bid_queue_longest',
    help: 'Bids that wait for the lot with the longest queue',
    registers,
  }),
  banco: new Gauge({ name: 'martelo_database_seconds', help: 'Time of a trivial statement', registers }),
  laco: new Gauge({ name: 'martelo_loop_delay_seconds', help: 'p99 delay of the event loop', registers }),
}

/** Bids decided by this process, by auction id: for the operator's page of that hotsite only. */
export const decididosPorLeilao = new Map<number, number>()

export function anotarDecisoes(leiId: number, quantas: number): void {
  decididosPorLeilao.set(leiId, (decididosPorLeilao.get(leiId) ?? 0) + quantas)
}
