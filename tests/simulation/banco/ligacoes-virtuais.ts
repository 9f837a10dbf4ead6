// `pg.Pool` and `pg.Client` of simulated processes: the part of their interface that the product and Kysely use, over the
// simulated server.
import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Dono } from '../ambiente.ts'
import { type Consulta, donoOuErro, type Sessao, servidorAtual } from './postgres-virtual.ts'

type Pergunta = string | Consulta
const comoConsulta = (p: Pergunta, values?: readonly unknown[]): Consulta =>
  typeof p === 'string'
    ? { text: p, ...(values === undefined ? {} : { values }) }
    : { ...p, ...(values === undefined ? {} : { values }) }

const recusada = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A connection as its holder sees it. */
export class LigacaoVirtual extends EventEmitter {
  readonly sessao: Sessao
  readonly processID = 1
  readonly #soltar: (l: LigacaoVirtual, e?: Error | boolean) => void

  constructor(sessao: Sessao, soltar: (l: LigacaoVirtual, e?: Error | boolean) => void) {
    super()
    this.sessao = sessao
    this.#soltar = soltar
    // As in the driver: an error without a listener ends the process. Here it ends the run.
    sessao.aoPerder = (e) => void this.emit('error', e)
  }
  query(p: Pergunta, values?: readonly unknown[]): Promise<pg.QueryResult> {
    return servidorAtual().enviar(this.sessao, comoConsulta(p, values))
  }
  release(e?: Error | boolean): void {
    this.#soltar(this, e)
  }
}

interface Espera {
  readonly ok: (l: LigacaoVirtual) => void
  readonly falhar: (e: Error) => void
  timer: ReturnType<typeof setTimeout> | undefined
}

export class PoolVirtual extends EventEmitter {
  readonly options: pg.PoolConfig
  readonly dono: Dono = donoOuErro()
  readonly #livres: LigacaoVirtual[] = []
  readonly #fila: Espera[] = []
  #abertas = 0
  #fim = false

  constructor(options: pg.PoolConfig = {}) {
    super()
    this.options = options
  }
  get totalCount(): number {
    return this.#abertas
  }
  get idleCount(): number {
    return this.#livres.length
  }
  get waitingCount(): number {
    return this.#fila.length
  }

  connect(): Promise<LigacaoVirtual> {
    if (this.#fim) return Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
    const { promise, resolve, reject } = Promise.withResolvers<LigacaoVirtual>()
    const espera: Espera = { ok: resolve, falhar: reject, timer: undefined }
    const prazo = this.options.connectionTimeoutMillis ?? 0
    if (prazo > 0)
      espera.timer = setTimeout(() => {
        const i = this.#fila.indexOf(espera)
        if (i >= 0) this.#fila.splice(i, 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }, prazo)
    this.#fila.push(espera)
    this.#servir()
    return promise
  }

  async query(p: Pergunta, values?: readonly unknown[]): Promise<pg.QueryResult> {
    const l = await this.connect()
    try {
      const r = await l.query(p, values)
      l.release()
      return r
    } catch (e) {
      l.release(!l.sessao.viva)
      throw e
    }
  }

  end(): Promise<void> {
    this.#fim = true
    const s = servidorAtual()
    for (const l of this.#livres.splice(0)) s.esc.depois(0, () => s.perder(l.sessao))
    return Promise.resolve()
  }

  #servir(): void {
    while (this.#fila.length > 0) {
      const livre = this.#livres.pop()
      if (livre !== undefined) {
        if (livre.sessao.viva) this.#dar(livre)
        else this.#abertas -= 1
        continue
      }
      if (this.#abertas >= (this.options.max ?? 10)) return
      this.#abertas += 1
      this.#abrir()
      return
    }
  }

  #dar(l: LigacaoVirtual): void {
    const espera = this.#fila.shift()
    if (espera === undefined) return void this.#livres.push(l)
    clearTimeout(espera.timer)
    espera.ok(l)
  }

  #abrir(): void {
    const s = servidorAtual()
    s.esc.depois(
      s.acaso.demora(2, 60),
      () => {
        if (!s.alcanca(this.dono)) {
          this.#abertas -= 1
          const espera = this.#fila.shift()
          clearTimeout(espera?.timer)
          espera?.falhar(recusada())
        } else {
          const sessao = s.novaSessao(this.dono, this.options.options ?? '')
          const nova = new LigacaoVirtual(sessao, (l, e) => this.#soltar(l, e))
          this.emit('connect', nova)
          this.#dar(nova)
        }
        this.#servir()
      },
      this.dono,
    )
  }

  #soltar(l: LigacaoVirtual, e?: Error | boolean): void {
    if (e || !l.sessao.viva || l.sessao.emTransacao || this.#fim) {
      this.#abertas -= 1
      const s = servidorAtual()
      s.esc.depois(0, () => s.perder(l.sessao))
    } else this.#livres.push(l)
    this.#servir()
  }
}

/** A single connection: the bus of a process listens on one, others send statements. */
export class ClienteVirtual extends EventEmitter {
  readonly dono: Dono = donoOuErro()
  /** when the last word arrives */
  chega = 0
  readonly #opcoes: string
  #sessao: Sessao | null = null

  constructor(options: pg.ClientConfig = {}) {
    super()
    this.#opcoes = options.options ?? ''
  }

  connect(): Promise<void> {
    const s = servidorAtual()
    return new Promise((ok, falhar) => {
      s.esc.depois(
        s.acaso.demora(2, 60),
        () => {
          const surdo = (s.surdos.get(this.dono.nome) ?? 0) > s.esc.agora
          if (surdo || !s.alcanca(this.dono)) return falhar(recusada())
          this.#sessao = s.novaSessao(this.dono, this.#opcoes)
          this.#sessao.aoPerder = (e) => {
            s.ouvintes.delete(this)
            this.emit('error', e)
            this.emit('end')
          }
          ok()
        },
        this.dono,
      )
    })
  }
  query(p: Pergunta, values?: readonly unknown[]): Promise<unknown> {
    const s = servidorAtual()
    const c = comoConsulta(p, values)
    if (this.#sessao === null) return Promise.reject(new Error('not connected'))
    if (!/^\s*listen /i.test(c.text)) return s.enviar(this.#sessao, c)
    s.ouvintes.add(this)
    return Promise.resolve({ rows: [] })
  }
  /** The line is cut: only the server learns of it. */
  cair(): void {
    const s = servidorAtual()
    const sessao = this.#sessao
    if (sessao !== null) s.esc.depois(0, () => s.perder(sessao))
  }
  end(): Promise<void> {
    const s = servidorAtual()
    s.ouvintes.delete(this)
    const sessao = this.#sessao
    if (sessao !== null) {
      sessao.aoPerder = () => void this.emit('end')
      s.esc.depois(0, () => s.perder(sessao))
    }
    return Promise.resolve()
  }
}
