// Time and chance of simulated processes. What runs in the name of one (AsyncLocalStorage carries it through every
// await) finds virtual timers, its own skewed clock and seeded chance behind the ordinary globals; the rest of this
// process keeps the real ones. The product calls setTimeout, performance.now, Date and Math.random as ever.
// A module that copied a global at import would slip by: the test that plays a seed twice finds it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import timersPromises from 'node:timers/promises'
import type { Acaso } from './acaso.ts'
import type { Escalonador, Evento } from './escalonador.ts'

/** One simulated process, from its start to its death. A restart is another one. */
export interface Dono {
  readonly nome: string
  vivo: boolean
  /** stopped (SIGSTOP, a long collection) until this virtual instant: its timers and answers wait */
  paradoAte: number
  readonly nascido: number
  /** how wrong its wall clock is, ms */
  desvio: number
  /** how fast its monotonic clock runs; 1 is right */
  readonly ritmo: number
}

/** What every simulated instant is counted from: some Wednesday morning in Brasília. */
export const EPOCA = Date.UTC(2026, 10, 18, 13, 0, 0)

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  clearImmediate: globalThis.clearImmediate,
  Date: globalThis.Date,
  random: Math.random,
  now: performance.now.bind(performance),
  esperar: timersPromises.setTimeout,
  erro: console.error,
}

const quem = new AsyncLocalStorage<Dono | null>()
let mundo: { readonly escalonador: Escalonador; readonly acaso: Acaso } | null = null

export const emNome = <T>(dono: Dono | null, fn: () => T): T => quem.run(dono, fn)
export const donoAtual = (): Dono | null => quem.getStore() ?? null
/** Runs `fn` when no promise has anything left to say. */
export const depoisDeTudo = (fn: () => void): void => void real.setImmediate(fn)

const tique = (process as unknown as Record<string, (() => void) | undefined>)['_tickCallback']
/**
 * Lets every settled promise have its say, now; only from a turn of the event loop, not from a promise. False: this Node
 * cannot, and the caller goes the long way (`depoisDeTudo`), which is eight times slower and as right.
 */
export function assentar(): boolean {
  tique?.()
  return tique !== undefined
}
export const esperarDeVerdade = (ms: number): Promise<void> => new Promise((ok) => real.setTimeout(ok, ms))
export const relogioDeVerdade = real.now

export const instanteDe = (escalonador: Escalonador): number => EPOCA + escalonador.agora

const monotonico = (d: Dono): number => ((mundo?.escalonador.agora ?? 0) - d.nascido) * d.ritmo
const parede = (d: Dono): number => Math.floor(EPOCA + (mundo?.escalonador.agora ?? 0) + d.desvio)

/** A timer of a simulated process; `ref` and the rest are there for callers. */
class Temporizador {
  evento: Evento | null = null
  readonly #repete: number | null
  readonly #fn: () => unknown
  readonly #dono: Dono

  constructor(dono: Dono, ms: number, fn: () => unknown, repete: boolean) {
    this.#dono = dono
    this.#fn = fn
    this.#repete = repete ? ms : null
    this.#armar(ms)
  }
  #armar(ms: number): void {
    const { escalonador, acaso } = mundo as NonNullable<typeof mundo>
    // An event loop is late by a moment, and now and then by a collection of garbage.
    const atraso = ms <= 1 ? ms : ms / this.#dono.ritmo + acaso.demora(0.3, 40)
    this.evento = escalonador.depois(atraso, () => this.#disparar(), this.#dono)
  }
  #disparar(): void {
    if (this.#repete !== null) this.#armar(this.#repete)
    this.#fn()
  }
  cancelar(): void {
    if (this.evento) this.evento.fn = null
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
  hasRef(): boolean {
    return true
  }
}

const armar = (repete: boolean, original: (...a: never[]) => unknown) =>
  function (fn: (...args: unknown[]) => unknown, ms = 0, ...args: unknown[]): unknown {
    const dono = donoAtual()
    if (dono === null || mundo === null) return (original as (...a: unknown[]) => unknown)(fn, ms, ...args)
    return new Temporizador(dono, ms, () => fn(...args), repete)
  }
const desarmar = (original: (t: never) => void) => (t: unknown) =>
  t instanceof Temporizador ? t.cancelar() : (original as (t: unknown) => void)(t)

function DataSimulada(): DateConstructor {
  const Simulada = class extends real.Date {
    constructor(...args: unknown[]) {
      const dono = donoAtual()
      if (args.length === 0 && dono !== null && mundo !== null) super(parede(dono))
      else super(...(args as [number]))
    }
    static override now(): number {
      const dono = donoAtual()
      return dono !== null && mundo !== null ? parede(dono) : real.Date.now()
    }
  }
  return Simulada as DateConstructor
}

/** Lays the virtual world over the globals while `fn` runs. One at a time. */
export async function comMundo<T>(escalonador: Escalonador, acaso: Acaso, fn: () => Promise<T>): Promise<T> {
  if (mundo !== null) throw new Error('two simulations at once in one process')
  mundo = { escalonador, acaso }
  const imediato = armar(false, real.setImmediate)
  Object.assign(globalThis, {
    setTimeout: armar(false, real.setTimeout),
    setInterval: armar(true, real.setInterval),
    setImmediate: (f: (...a: unknown[]) => unknown, ...args: unknown[]) =>
      donoAtual() === null ? real.setImmediate(f, ...args) : imediato(f, 0, ...args),
    clearTimeout: desarmar(real.clearTimeout),
    clearInterval: desarmar(real.clearInterval),
    clearImmediate: desarmar(real.clearImmediate),
    Date: DataSimulada(),
  })
  Math.random = () => (donoAtual() === null ? real.random() : acaso.fracao())
  performance.now = () => {
    const dono = donoAtual()
    return dono === null ? real.now() : monotonico(dono)
  }
  // Lost connections are the daily bread here; what matters is checked, not printed.
  console.error = (...partes: unknown[]) => {
    if (donoAtual() === null) real.erro(...partes)
  }
  timersPromises.setTimeout = ((ms?: number, valor?: unknown, opcoes?: object) =>
    donoAtual() === null
      ? real.esperar(ms, valor, opcoes)
      : new Promise<unknown>((ok) => {
          globalThis.setTimeout(() => ok(valor), ms)
        })) as typeof timersPromises.setTimeout
  syncBuiltinESMExports()
  try {
    return await fn()
  } finally {
    mundo = null
    const { random, now, esperar, erro, ...globais } = real
    Object.assign(globalThis, globais)
    Math.random = random
    performance.now = now
    timersPromises.setTimeout = esperar
    console.error = erro
    syncBuiltinESMExports()
  }
}

export function novoDono(nome: string, acaso: Acaso, agora: number): Dono {
  return {
    nome,
    vivo: true,
    paradoAte: 0,
    nascido: agora - acaso.entre(0, 5_000),
    // Machines with bad clocks: most within a second, some minutes off.
    desvio: acaso.chance(0.7) ? acaso.entre(-900, 900) : acaso.entre(-300_000, 300_000),
    ritmo: 1 + acaso.entre(-2e-5, 2e-5),
  }
}
