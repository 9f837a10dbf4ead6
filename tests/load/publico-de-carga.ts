// The crowds of the live room's load programs: watchers in processes of their own, and people who bid at their sockets.
import { type ChildProcess, fork } from 'node:child_process'
import type { WebSocket } from 'ws'
import { quantil } from './bancada.ts'
import type { Encomenda, Visto } from './espectadores.ts'
import type { Povoado } from './povoar.ts'
import { abrirAba, arquivo, lanceEmTexto, ouvir } from './sala-de-carga.ts'

/** Microseconds since the epoch, on a clock that all processes of this machine share. */
const agora = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000)
export const esperar = (ms: number): Promise<void> => new Promise((ok) => setTimeout(ok, ms))

/** Bids per second, and how long their answers took, ms. */
export interface Apostado {
  readonly aceitos: number
  readonly respondidos: number
  readonly p50: number
  readonly p99: number
  /** still without an answer five seconds later */
  readonly semResposta: number
}

/** A crowd of watchers in processes of their own. */
export class Plateia {
  readonly #filhos: ChildProcess[] = []

  static async abrir(e: Omit<Encomenda, 'leitores' | 'primeiro'>): Promise<Plateia> {
    const p = new Plateia()
    const partes = e.quantos > 4000 ? 2 : 1
    for (let i = 0; i < partes; i++) p.#filhos.push(fork(arquivo('espectadores.ts')))
    await Promise.all(
      p.#filhos.map((f, i) => {
        const quantos = Math.floor(e.quantos / partes)
        const ligados = ouvir(f, 'ligados')
        f.send({
          t: 'ligar',
          e: { ...e, quantos, primeiro: i * quantos, leitores: Math.ceil(60 / partes) },
        })
        return ligados
      }),
    )
    return p
  }

  async medir(fazer: () => Promise<void>): Promise<Visto> {
    for (const f of this.#filhos) f.send({ t: 'zerar' })
    await fazer()
    await esperar(1000)
    const vistos = await Promise.all(
      this.#filhos.map((f) => {
        const v = ouvir<{ visto: Visto }>(f, 'visto')
        f.send({ t: 'contar' })
        return v
      }),
    )
    return {
      atrasos: vistos.flatMap((v) => v.visto.atrasos),
      lances: vistos.flatMap((v) => v.visto.lances),
      bytes: vistos.reduce((s, v) => s + v.visto.bytes, 0),
    }
  }

  async fechar(): Promise<void> {
    await Promise.all(
      this.#filhos.map(
        (f) =>
          new Promise((ok) => {
            f.once('exit', ok)
            f.send({ t: 'sair' })
          }),
      ),
    )
  }
}

/** People at their sockets, each of whom bids one increment over the last price that was sent. */
export class Apostadores {
  readonly #abas: WebSocket[] = []
  readonly #lelUid: string
  readonly enviados = new Map<number, number>()
  readonly #pendentes = new Map<number, number>()
  #respostas: { ms: number; aceito: boolean }[] = []
  #preco = 0
  #n = 0
  #fim = 0

  constructor(lelUid: string) {
    this.#lelUid = lelUid
  }

  async entrar(mundo: Povoado, porta: number, quantos: number): Promise<void> {
    for (let i = 0; i < quantos; i++) {
      const ws = await abrirAba(mundo, i, porta)
      ws.on('message', (m: Buffer) => this.#ouvir(ws, m.toString()))
      this.#abas.push(ws)
    }
  }

  #ouvir(ws: WebSocket, texto: string): void {
    const m = JSON.parse(texto) as {
      t?: string
      n: number
      erro?: { dados?: { lote?: { proximo: number } } }
    }
    if (m.t !== 'resposta') return
    const quando = this.#pendentes.get(m.n)
    this.#pendentes.delete(m.n)
    if (quando !== undefined)
      this.#respostas.push({ ms: (agora() - quando) / 1000, aceito: m.erro === undefined })
    this.#preco = Math.max(this.#preco, (m.erro?.dados?.lote?.proximo ?? 0) - 100)
    if (agora() < this.#fim) this.#lancar(ws)
  }

  #lancar(ws: WebSocket): void {
    const n = ++this.#n
    this.#preco += 100
    const quando = agora()
    this.#pendentes.set(n, quando)
    this.enviados.set(this.#preco, quando)
    ws.send(lanceEmTexto(n, this.#lelUid, this.#preco))
  }

  /** `porSegundo` null: each as soon as he is answered. */
  apostar(s: number, porSegundo: number | null): Promise<Apostado> {
    if (porSegundo !== null) return this.apostarAte(esperar(s * 1000), porSegundo)
    return this.#medir(async () => {
      this.#fim = agora() + s * 1e6
      for (const ws of this.#abas) this.#lancar(ws)
      await esperar(s * 1000)
    })
  }

  /** So many per second until something else has come to its end. */
  apostarAte(fim: Promise<unknown>, porSegundo: number): Promise<Apostado> {
    return this.#medir(async () => {
      this.#fim = 0
      const acabou = new AbortController()
      const acabar = (): void => acabou.abort()
      fim.then(acabar, acabar)
      const inicio = performance.now()
      for (let feitos = 0; !acabou.signal.aborted; await esperar(2))
        for (const devidos = ((performance.now() - inicio) / 1000) * porSegundo; feitos < devidos; feitos++)
          this.#lancar(this.#abas[feitos % this.#abas.length] as WebSocket)
    })
  }

  async #medir(lancarem: () => Promise<void>): Promise<Apostado> {
    this.#respostas = []
    this.enviados.clear()
    const inicio = performance.now()
    await lancarem()
    const passado = (performance.now() - inicio) / 1000
    const contados = this.#respostas.length
    const aceitos = this.#respostas.filter((r) => r.aceito).length
    for (let i = 0; this.#pendentes.size > 0 && i < 100; i++) await esperar(50)
    const ordem = Float64Array.from(this.#respostas, (r) => r.ms).sort()
    return {
      aceitos: aceitos / passado,
      respondidos: contados / passado,
      p50: quantil(ordem, 0.5),
      p99: quantil(ordem, 0.99),
      semResposta: this.#pendentes.size,
    }
  }

  sair(): void {
    for (const ws of this.#abas) ws.terminate()
  }
}
