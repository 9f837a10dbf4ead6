// The database's own clock, as a load program may set it: PostgreSQL is started under libfaketime, which adds to the wall
// clock what stands in a file. All its processes read the file at each look at the clock, so the step is one for all, as on
// a machine whose clock is set; the monotonic clock and the kernel's timers do not move.
import { chmodSync, existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where distributions put it; null: this machine has none. */
export function acharFaketime(): string | null {
  const bases = ['/usr/lib', '/usr/local/lib', '/lib64', '/usr/lib64']
  const pastas = bases.flatMap((b) => [b, ...subpastas(b)].map((p) => path.join(p, 'faketime')))
  return pastas.map((p) => path.join(p, 'libfaketime.so.1')).find((f) => existsSync(f)) ?? null
}

/** One for each architecture. */
const subpastas = (base: string): string[] =>
  existsSync(base)
    ? readdirSync(base)
        .filter((n) => n.includes('linux-gnu'))
        .map((n) => path.join(base, n))
    : []

export class RelogioFalso {
  readonly ambiente: Record<string, string>
  readonly #arquivo: string
  #desvioMs = 0

  constructor(biblioteca: string, pasta: string) {
    this.#arquivo = path.join(pasta, 'relogio-do-banco')
    this.ambiente = {
      LD_PRELOAD: biblioteca,
      FAKETIME_TIMESTAMP_FILE: this.#arquivo,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
    this.#escrever()
  }

  /** the database's clock less this machine's */
  get desvioMs(): number {
    return this.#desvioMs
  }

  /** Written beside and renamed: nobody reads half a number. */
  #escrever(): void {
    const novo = `${this.#arquivo}.novo`
    const segundos = this.#desvioMs / 1000
    writeFileSync(novo, `${segundos < 0 ? '' : '+'}${segundos}\n`)
    chmodSync(novo, 0o644)
    renameSync(novo, this.#arquivo)
  }

  passo(ms: number): void {
    this.#desvioMs += ms
    this.#escrever()
  }

  acertar(): void {
    this.passo(-this.#desvioMs)
  }
}
