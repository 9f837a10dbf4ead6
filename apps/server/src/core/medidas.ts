// What this process measures of itself: one set per process, in the words of Prometheus. The parts that do the work note
// what they did; `/metrics` shows it to a collector, and the operator's page reads the same numbers.
//
// No label names a person, an auction of a hotsite or an address: what a collector keeps, many people may read.
import { FAIXAS_MS, faixaDe, JANELA_MS, SEM_CONTAGENS } from '@martelo/domain/operacao/operacao.ts'
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
  fila: new Gauge({
    name: 'martelo_bid_queue',
    help: 'Bids that wait for a decision',
    registers,
    collect() {
      this.set(lerFilas().reduce((soma, f) => soma + f.n, 0))
    },
  }),
  maiorFila: new Gauge({
    name: 'martelo_bid_queue_longest',
    help: 'Bids that wait for the lot with the longest queue',
    registers,
    collect() {
      this.set(lerFilas()[0]?.n ?? 0)
    },
  }),
  banco: new Gauge({ name: 'martelo_database_seconds', help: 'Time of a trivial statement', registers }),
  replicas: new Gauge({ name: 'martelo_replicas', help: 'Read replicas that are configured', registers }),
  replicasFrescas: new Gauge({
    name: 'martelo_replicas_fresh',
    help: 'Read replicas that are in time and answer visitors',
    registers,
  }),
  atrasoDasReplicas: new Gauge({
    name: 'martelo_replica_lag_seconds',
    help: 'How far the read replica that is furthest behind is behind the primary',
    registers,
  }),
  laco: new Gauge({ name: 'martelo_loop_delay_seconds', help: 'p99 delay of the event loop', registers }),
}

/** Requests that wait at one lot. `leiId`: null until the lot has been read. */
export interface FilaVista {
  readonly lelUid: string
  readonly leiId: number | null
  readonly n: number
}
const fontesDeFilas = new Set<() => readonly FilaVista[]>()

/** Registers a reader of an engine's queues; answers how to remove it. */
export function medirFilas(ler: () => readonly FilaVista[]): () => void {
  fontesDeFilas.add(ler)
  return () => void fontesDeFilas.delete(ler)
}

/** The queues at this moment, the longest first. */
export function lerFilas(): FilaVista[] {
  return [...fontesDeFilas].flatMap((ler) => ler()).toSorted((a, b) => b.n - a.n)
}

/** What this process did for one auction: for the operator's page of that hotsite only, never for a collector. */
interface ContasDoProcesso {
  decididos: number
  falhas: number
  readonly decisao: number[]
  readonly encerramento: number[]
  /** performance.now */
  tocado: number
}
/** Longer than the page looks back: who begins at zero again has no past there. */
const ESQUECIDO_MS = 3 * JANELA_MS
const porLeilao = new Map<number, ContasDoProcesso>()

function contasDe(leiId: number): ContasDoProcesso {
  const ja = porLeilao.get(leiId)
  if (ja !== undefined) {
    ja.tocado = performance.now()
    return ja
  }
  const novas: ContasDoProcesso = {
    decididos: 0,
    falhas: 0,
    decisao: [...SEM_CONTAGENS],
    encerramento: [...SEM_CONTAGENS],
    tocado: performance.now(),
  }
  porLeilao.set(leiId, novas)
  return novas
}

const contar = (contagens: number[], ms: number): void => {
  const faixa = faixaDe(ms)
  contagens[faixa] = (contagens[faixa] ?? 0) + 1
}

/** Bids that were decided, by how long each took from its arrival to its answer. */
export function anotarDecisoes(leiId: number, esperasMs: readonly number[]): void {
  const contas = contasDe(leiId)
  contas.decididos += esperasMs.length
  for (const ms of esperasMs) contar(contas.decisao, ms)
}

/** Bids that could not be decided, by our fault. */
export function anotarFalhas(leiId: number | null, quantas: number): void {
  if (leiId !== null && quantas > 0) contasDe(leiId).falhas += quantas
}

/** Lots that were closed, by how late each was. */
export function anotarEncerramento(leiId: number, atrasoMs: number): void {
  medidas.encerramento.observe(atrasoMs / 1000)
  contar(contasDe(leiId).encerramento, atrasoMs)
}

/** Of the auctions that this process did something for lately; the others are forgotten. */
export function lerContas(): ReadonlyMap<number, Readonly<ContasDoProcesso>> {
  const limite = performance.now() - ESQUECIDO_MS
  for (const [id, { tocado }] of porLeilao) if (tocado < limite) porLeilao.delete(id)
  return porLeilao
}
