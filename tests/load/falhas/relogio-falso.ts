// The database's own clock, as a load program may set it: PostgreSQL is started with a library before it that adds to the
// wall clock what stands in a mapped file. The step is one for all its processes and in one instant, as on a machine
// whose clock is set; the monotonic clock and the kernel's timers do not move.
// libfaketime does not serve: it opens and reads its file at a look at the clock. PostgreSQL looks at it in signal
// handlers (timeouts, the check of its client's connection), and a handler that allocates memory ends the process.
import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'

export class RelogioFalso {
  readonly ambiente: Record<string, string>
  readonly #arquivo: string
  #desvioMs = 0

  private constructor(biblioteca: string, arquivo: string) {
    this.#arquivo = arquivo
    this.ambiente = { LD_PRELOAD: biblioteca, RELOGIO_FALSO: arquivo }
  }

  /** Null where there is no C compiler, or no Linux: there the clock of a running database cannot be set. */
  static abrir(pasta: string): RelogioFalso | null {
    if (process.platform !== 'linux') return null
    const biblioteca = path.join(pasta, 'relogio-falso.so')
    const fonte = path.join(import.meta.dirname, 'relogio-falso.c')
    try {
      execFileSync('cc', ['-O2', '-Wall', '-shared', '-fPIC', '-o', biblioteca, fonte, '-ldl'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    } catch (e) {
      if ((e as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw e
    }
    const arquivo = path.join(pasta, 'desvio-do-relogio')
    writeFileSync(arquivo, Buffer.alloc(8))
    // The database runs as another user.
    for (const f of [biblioteca, arquivo]) chmodSync(f, 0o644)
    return new RelogioFalso(biblioteca, arquivo)
  }

  /** the database's clock less this machine's */
  get desvioMs(): number {
    return this.#desvioMs
  }

  passo(ms: number): void {
    this.#desvioMs += ms
    const desvio = Buffer.alloc(8)
    desvio.writeBigInt64LE(BigInt(this.#desvioMs))
    // In place: the file is mapped.
    const f = openSync(this.#arquivo, 'r+')
    writeSync(f, desvio, 0, 8, 0)
    closeSync(f)
  }

  acertar(): void {
    this.passo(-this.#desvioMs)
  }
}
