// The order of everything: a queue of events by virtual time. One event runs at a time, and the next begins when all
// promises that it settled have had their say. Nothing here looks at the real clock.
import { assentar, depoisDeTudo, type Dono, emNome } from './ambiente.ts'

export interface Evento {
  quando: number
  readonly ordem: number
  readonly dono: Dono | null
  fn: (() => unknown) | null
}

export class Escalonador {
  /** ms since the simulation began */
  agora = 0
  /** events run so far: the measure of a run, and part of its fingerprint */
  passos = 0
  /** FNV-1a over the order of events: two runs of one seed must end with the same */
  impressao = 0x811c9dc5
  #ordem = 0
  readonly #monte: Evento[] = []

  /** Runs `fn` in `ms`, in the name of `dono`; never when he has died meanwhile. An async `fn` is waited for. */
  depois(ms: number, fn: () => unknown, dono: Dono | null = null): Evento {
    const evento: Evento = {
      quando: this.agora + Math.max(0, Number.isFinite(ms) ? ms : 0),
      ordem: this.#ordem++,
      dono,
      fn,
    }
    this.#subir(evento)
    return evento
  }

  /** Runs events up to the instant `ate`. */
  rodar(ate: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const turno = (): void => {
      try {
        const aEsperar = this.#ateEsperar(ate)
        if (aEsperar === null) {
          this.agora = Math.max(this.agora, ate)
          resolve()
        } else aEsperar.then(() => depoisDeTudo(turno), reject)
      } catch (e) {
        reject(e)
      }
    }
    depoisDeTudo(turno)
    return promise
  }

  /** Runs events until one must be waited for; null: there is none left before `ate`. */
  #ateEsperar(ate: number): Promise<unknown> | null {
    for (;;) {
      const topo = this.#monte[0]
      if (topo === undefined || topo.quando > ate) return null
      this.#descer()
      const { fn, dono } = topo
      if (fn === null || dono?.vivo === false) continue
      if (dono !== null && dono.paradoAte > topo.quando) {
        // A stopped process does nothing until it goes on, and then everything in its order.
        topo.quando = dono.paradoAte
        this.#subir(topo)
        continue
      }
      topo.fn = null
      this.agora = topo.quando
      this.passos += 1
      this.anotar(topo.ordem)
      const r = emNome(dono, fn)
      if (r instanceof Promise) return r
      if (!assentar()) return Promise.resolve()
    }
  }

  anotar(n: number): void {
    this.impressao = Math.imul(this.impressao ^ (n & 0xffff), 16_777_619) >>> 0
  }

  #antes(a: Evento, b: Evento): boolean {
    return a.quando < b.quando || (a.quando === b.quando && a.ordem < b.ordem)
  }

  #subir(e: Evento): void {
    const m = this.#monte
    let i = m.push(e) - 1
    while (i > 0) {
      const pai = (i - 1) >> 1
      if (this.#antes(m[pai] as Evento, e)) break
      m[i] = m[pai] as Evento
      i = pai
    }
    m[i] = e
  }

  #descer(): void {
    const m = this.#monte
    const e = m.pop()
    if (e === undefined || m.length === 0) return
    let i = 0
    for (;;) {
      let filho = 2 * i + 1
      if (filho >= m.length) break
      if (filho + 1 < m.length && this.#antes(m[filho + 1] as Evento, m[filho] as Evento)) filho += 1
      if (this.#antes(e, m[filho] as Evento)) break
      m[i] = m[filho] as Evento
      i = filho
    }
    m[i] = e
  }
}
