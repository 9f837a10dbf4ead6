// The real system under the fault programs: a PostgreSQL of its own (or the one that it is given), two processes that
// take bids and hold rooms, one for jobs; or, apart as with containers, two for bids, one for rooms, one for jobs, and a
// bus that speaks the Redis protocol between them. And everything that can be done to them from outside. A process that
// ends is started again after a second, as a service manager would.
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import pino from 'pino'
import { abrirBanco, type BancoDeDados } from '../../../apps/server/src/core/database/database.ts'
import { iniciarPostgres, type Postgres } from '../../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { migrar } from '../../../apps/server/src/core/database/migrate.ts'
import { prepararFila } from '../../../apps/server/src/core/jobs/fila.ts'
import { abrirBarramentoRedis } from '../../../apps/server/src/core/bus/barramento-redis.ts'
import { abrirValkeyDeTeste, type ValkeyDeTeste } from '../../pg/valkey-de-teste.ts'
import type { RelogioFalso } from './relogio-falso.ts'

const RAIZ = path.resolve(import.meta.dirname, '../../..')
const VOLTA_MS = 1_000

export interface No {
  readonly nome: string
  /** MARTELO_PROCESSES */
  readonly faz: 'http,realtime' | 'http' | 'realtime' | 'jobs'
  readonly porta: number
  processo: ChildProcess | null
  /** whose program it runs when it is started next: this checkout's, or another's */
  raiz?: string
  /** not before: a process that is to stay away for a while */
  naoAntes: number
}

export interface ComoRoda {
  /** bids of a lot meet in one of the processes */
  readonly roteado?: boolean
  /** calls and rooms in processes of their own, with a Redis bus between them */
  readonly separado?: boolean
  /** the address of a database that is looked after elsewhere */
  readonly deFora?: string
  /** for a database whose clock can be set */
  readonly relogioDoBanco?: RelogioFalso | null
}

const no = (nome: string, faz: No['faz'], porta: number): No => ({
  nome,
  faz,
  porta,
  processo: null,
  naoAntes: 0,
})

export class Sistema {
  readonly nos: readonly No[]
  readonly pastaDoBanco: string
  /** null: the database's clock is this machine's */
  readonly relogioDoBanco: RelogioFalso | null
  readonly #pasta: string
  readonly #como: ComoRoda
  #postgres: Postgres | null = null
  readonly #todos: Postgres[] = []
  #banco: BancoDeDados | null = null
  #motorDeAvisos: ValkeyDeTeste | null = null
  #parado = false

  constructor(pasta: string, porta: number, como: ComoRoda = {}) {
    this.#pasta = pasta
    this.#como = como
    this.pastaDoBanco = path.join(pasta, 'banco', 'pg')
    this.relogioDoBanco = como.relogioDoBanco ?? null
    const deLances = como.separado ? 'http' : 'http,realtime'
    this.nos = [
      no('app-1', deLances, porta),
      no('app-2', deLances, porta + 1),
      ...(como.separado ? [no('salas', 'realtime', porta + 2)] : []),
      no('jobs', 'jobs', 0),
    ]
  }

  get banco(): BancoDeDados {
    if (this.#banco === null) throw new Error('the system has not started')
    return this.#banco
  }
  /** who takes calls: bids over HTTP, pages */
  get apps(): readonly No[] {
    return this.nos.filter((n) => n.faz.startsWith('http'))
  }
  /** who holds rooms */
  get salas(): readonly No[] {
    return this.nos.filter((n) => n.faz.endsWith('realtime'))
  }

  /** The database's clock, epoch ms. */
  async horaDoBanco(): Promise<number> {
    const r = await this.banco.poolSistema.query<{ t: Date }>('select clock_timestamp() as t')
    return r.rows[0]?.t.getTime() ?? Number.NaN
  }

  get #url(): string {
    return this.#como.deFora ?? (this.#postgres as Postgres).url
  }

  async iniciar(): Promise<void> {
    if (this.#como.deFora === undefined) await this.#ligarBanco()
    if (this.#como.separado) this.#motorDeAvisos = await abrirValkeyDeTeste()
    await prepararFila(this.#url)
    await migrar(this.#url)
    this.#banco = abrirBanco(this.#url)
    for (const n of this.nos) this.#ligar(n)
    await this.saudavel()
  }

  async parar(): Promise<void> {
    this.#parado = true
    for (const n of this.nos) n.processo?.kill('SIGKILL')
    await this.#banco?.fechar()
    await this.#motorDeAvisos?.parar()
    // Each start registered us once; the last to leave stops the server.
    for (const p of this.#todos) await p.parar()
  }

  async #ligarBanco(): Promise<void> {
    // Small on purpose: the disk of some rounds is small.
    this.#postgres = await iniciarPostgres({
      pasta: this.pastaDoBanco,
      vigiar: false,
      ajustes: { max_wal_size: '64MB', min_wal_size: '32MB' },
      ...(this.relogioDoBanco === null ? {} : { ambiente: this.relogioDoBanco.ambiente }),
    })
    this.#todos.push(this.#postgres)
  }

  #ligar(n: No): void {
    if (this.#parado) return
    const raiz = n.raiz ?? RAIZ
    const log = createWriteStream(path.join(this.#pasta, `${n.nome}.log`), { flags: 'a' })
    const filho = spawn(
      process.execPath,
      [
        '--import',
        path.join(import.meta.dirname, 'passo-de-relogio.ts'),
        path.join(raiz, 'apps/server/src/main.ts'),
      ],
      {
        cwd: raiz,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          MARTELO_MODE: 'production',
          MARTELO_PROCESSES: n.faz,
          MARTELO_DATA: path.join(this.#pasta, 'dados'),
          DATABASE_URL: this.#url,
          PORT: String(n.porta),
          LOG_LEVEL: 'warn',
          ...(this.#motorDeAvisos === null ? {} : { BUS_URL: this.#motorDeAvisos.url }),
          ...(this.#como.roteado && n.porta > 0
            ? { MARTELO_INTERNAL_URL: `http://127.0.0.1:${n.porta + 100}` }
            : {}),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    filho.stdout.pipe(log)
    filho.stderr.pipe(log)
    n.processo = filho
    filho.once('exit', () => {
      n.processo = null
      const espera = Math.max(VOLTA_MS, n.naoAntes - Date.now())
      setTimeout(() => this.#ligar(n), espera)
    })
  }

  /** Waits until every process serves again. */
  async saudavel(limiteMs = 180_000): Promise<void> {
    const limite = Date.now() + limiteMs
    for (const n of this.nos) {
      while (!(await this.responde(n))) {
        if (Date.now() > limite)
          throw new Error(`${n.nome} does not come back; see its log in ${this.#pasta}`)
        await esperar(250)
      }
    }
  }

  async responde(n: No): Promise<boolean> {
    if (n.porta === 0) return n.processo !== null
    try {
      // Any answer of the API that needs the database.
      const r = await fetch(`http://127.0.0.1:${n.porta}/v1/hotsite`, { signal: AbortSignal.timeout(2_000) })
      return r.status < 500
    } catch {
      return false
    }
  }

  matar(n: No, foraMs = 0): void {
    n.naoAntes = Date.now() + foraMs
    n.processo?.kill('SIGKILL')
  }
  sinal(n: No, s: NodeJS.Signals): void {
    n.processo?.kill(s)
  }

  /** kill -9 of the postmaster; started again after `foraMs`. Answers how long until it took connections. */
  async matarBanco(foraMs: number): Promise<number> {
    const pid = Number(
      readFileSync(path.join(this.pastaDoBanco, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    process.kill(pid, 'SIGKILL')
    await esperar(foraMs)
    const de = performance.now()
    await this.#ligarBanco()
    return performance.now() - de
  }

  /** Ends the processes' listening connections for a while: no word passes between them. */
  async cortarBarramento(ms: number): Promise<number> {
    let cortes = 0
    for (const ate = Date.now() + ms; Date.now() < ate; await esperar(50)) {
      const r = await this.banco.poolSistema.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'martelo-barramento'`,
      )
      cortes += r.rowCount ?? 0
    }
    return cortes
  }

  /** Tells every process that a hotsite was made behind its back, as the product does. */
  async contarHotsite(): Promise<void> {
    await this.banco.poolSistema.query('select pg_notify($1, $2)', [
      'martelo',
      JSON.stringify(['falhas', ['hotsite', {}]]),
    ])
    if (this.#motorDeAvisos === null) return
    const bus = await abrirBarramentoRedis(
      this.#motorDeAvisos.url,
      pino({ level: 'silent' }),
      () => undefined,
    )
    await bus.publicar('hotsite', {})
    await bus.parar()
  }

  /** The Redis bus is away for a while: every connection to it ends, and new ones are refused. */
  async cortarMotorDeAvisos(ms: number): Promise<void> {
    await this.#motorDeAvisos?.cortar()
    await esperar(ms)
    await this.#motorDeAvisos?.voltar()
  }

  /** Fills the disk that the database lies on. Answers how to free it. */
  encherDisco(): () => void {
    const arquivo = path.join(this.#pasta, 'banco', 'lastro')
    const bloco = Buffer.alloc(1 << 20)
    try {
      for (;;) writeFileSync(arquivo, bloco, { flag: 'a' })
    } catch (e) {
      if (!(e instanceof Error && 'code' in e && e.code === 'ENOSPC')) throw e
    }
    return () => rmSync(arquivo, { force: true })
  }

  /** Is the database there? Started again when a full disk ended it. */
  async garantirBanco(): Promise<void> {
    try {
      await this.banco.poolSistema.query('select 1')
    } catch {
      await this.#ligarBanco()
    }
  }
}
