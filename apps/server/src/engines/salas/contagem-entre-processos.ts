// How many there are of something in all processes (who is in a room): each counts its own, broadcasts changes at most
// once per `dizerMs` and everything every `repetirMs`. What was not repeated for `validadeMs` no longer counts, so a
// count is late by a moment, and too high for a moment after a death: good for showing, and for limits that may err.
// Refuses differences: words may be lost or come twice, so each carries the whole count.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Barramento } from '../../core/bus/barramento.ts'

export interface OpcoesDaContagem {
  readonly dizerMs?: number
  readonly repetirMs?: number
  readonly validadeMs?: number
  /** fewer than so many here are not told to others */
  readonly aPartirDe?: number
  /** others' counts of these have changed */
  readonly aoMudar?: (chaves: readonly string[]) => void
}

/** One process's counts: the whole of what it says of them. */
interface Dito {
  readonly de: string
  readonly n: readonly (readonly [chave: string, quantos: number])[]
}

/** So many fit into one word of the bus. */
const POR_PALAVRA = 100

export class ContagemEntreProcessos {
  readonly #eu = randomUUID()
  readonly #barramento: Barramento
  readonly #log: Logger
  readonly #assunto: string
  readonly #o: Required<OpcoesDaContagem>
  readonly #daqui = new Map<string, number>()
  readonly #mudadas = new Set<string>()
  /** what the others were told last; nothing stands for none */
  readonly #ditas = new Map<string, number>()
  readonly #deOutros = new Map<string, Map<string, { readonly n: number; readonly ate: number }>>()
  #aDizer: ReturnType<typeof setTimeout> | undefined
  #ronda: ReturnType<typeof setTimeout> | undefined
  #parada = false

  /** `assunto`: the bus's subject, one for each kind of thing. */
  constructor(barramento: Barramento, log: Logger, assunto: string, opcoes: OpcoesDaContagem = {}) {
    this.#barramento = barramento
    this.#log = log
    this.#assunto = assunto
    this.#o = {
      dizerMs: 1_000,
      repetirMs: 10_000,
      validadeMs: 30_000,
      aPartirDe: 1,
      aoMudar: () => undefined,
      ...opcoes,
    }
    barramento.assinar(assunto, (d: Dito) => this.#ouvir(d))
  }

  /** One more or one less here. */
  mudar(chave: string, quanto: 1 | -1): void {
    const n = (this.#daqui.get(chave) ?? 0) + quanto
    if (n <= 0) this.#daqui.delete(chave)
    else this.#daqui.set(chave, n)
    this.#mudadas.add(chave)
    this.#aDizer ??= setTimeout(() => {
      this.#aDizer = undefined
      this.#dizer([...this.#mudadas].filter((k) => this.#porDizer(k) !== (this.#ditas.get(k) ?? 0)))
      this.#mudadas.clear()
    }, this.#o.dizerMs).unref()
  }

  /** In all processes, as far as they have said. */
  de(chave: string): number {
    const agora = performance.now()
    let n = this.#daqui.get(chave) ?? 0
    for (const o of this.#deOutros.get(chave)?.values() ?? []) if (o.ate > agora) n += o.n
    return n
  }

  get daqui(): ReadonlyMap<string, number> {
    return this.#daqui
  }

  /** Broadcasts all that is here once more, for processes that may have missed it. */
  repetir(): void {
    this.#dizer([...this.#daqui.keys()].filter((k) => this.#porDizer(k) > 0))
  }

  /** Takes leave: nothing of what is here is counted by others any more. */
  parar(): void {
    this.#parada = true
    clearTimeout(this.#aDizer)
    clearTimeout(this.#ronda)
    this.#daqui.clear()
    this.#dizer([...this.#ditas.keys()])
  }

  #porDizer(chave: string): number {
    const n = this.#daqui.get(chave) ?? 0
    return n >= this.#o.aPartirDe ? n : 0
  }

  #dizer(chaves: readonly string[]): void {
    const n = chaves.map((k) => [k, this.#porDizer(k)] as const)
    for (const [k, quantos] of n)
      if (quantos > 0) this.#ditas.set(k, quantos)
      else this.#ditas.delete(k)
    for (let i = 0; i < n.length; i += POR_PALAVRA)
      void this.#mandar({ de: this.#eu, n: n.slice(i, i + POR_PALAVRA) })
    this.#rondar()
  }

  async #mandar(dito: Dito): Promise<void> {
    try {
      await this.#barramento.publicar(this.#assunto, dito)
    } catch (err) {
      this.#log.warn({ err, assunto: this.#assunto }, 'counts were not said')
    }
  }

  #ouvir({ de, n }: Dito): void {
    const ate = performance.now() + this.#o.validadeMs
    const mudaram: string[] = []
    for (const [chave, quantos] of n) {
      const dela = this.#deOutros.get(chave) ?? new Map<string, { n: number; ate: number }>()
      if ((dela.get(de)?.n ?? 0) !== quantos) mudaram.push(chave)
      if (quantos > 0) dela.set(de, { n: quantos, ate })
      else dela.delete(de)
      if (dela.size > 0) this.#deOutros.set(chave, dela)
      else this.#deOutros.delete(chave)
    }
    if (mudaram.length > 0) this.#o.aoMudar(mudaram)
    this.#rondar()
  }

  /** While anything is known, here or of others: said again, and forgotten when it is not repeated any more. */
  #rondar(): void {
    if (this.#parada || this.#ditas.size + this.#deOutros.size === 0) return
    this.#ronda ??= setTimeout(() => {
      this.#ronda = undefined
      this.#esquecer()
      this.repetir()
    }, this.#o.repetirMs).unref()
  }

  #esquecer(): void {
    const agora = performance.now()
    const mudaram: string[] = []
    for (const [chave, dela] of this.#deOutros) {
      const antes = dela.size
      for (const [de, o] of dela) if (o.ate <= agora) dela.delete(de)
      if (dela.size < antes) mudaram.push(chave)
      if (dela.size === 0) this.#deOutros.delete(chave)
    }
    if (mudaram.length > 0) this.#o.aoMudar(mudaram)
  }
}
