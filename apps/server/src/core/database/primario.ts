// Failover: finds the primary among the servers that DATABASE_URL names (libpq's way:
// `postgresql://martelo:…@a:5432,b:5432/martelo`) and sends every connection there; after a promotion the connections
// to the old one are cut. Of two servers that take writes the newer timeline is right; a timeline older than one
// already seen is never believed.
// Refuses to promote: docs/how-to/run-several-processes.md says what the operator must see to.
import { Socket } from 'node:net'
import pg from 'pg'

const RONDA_MS = 250
/** While no server is known to take writes. */
const PRESSA_MS = 50
const PACIENCIA_MS = 1_000
/** How long a new connection waits for a server that takes writes; callers retry by themselves. */
const ESPERA_MS = 4_000

/** One address per server that `url` names. */
export function servidoresDe(url: string): string[] {
  const m = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*,[^/?#@]*)(.*)$/.exec(url)
  return m ? (m[2] ?? '').split(',').map((s) => `${m[1]}${s}${m[3]}`) : [url]
}

/**
 * Which of the servers to write to: null when there is none. `linhas`: the timeline of each that takes writes, null for the
 * others; `menor`: the newest timeline that was ever seen.
 */
export function escolherPrimario(linhas: readonly (number | null)[], menor: number): number | null {
  const maior = Math.max(menor, ...linhas.map((l) => l ?? 0))
  const i = linhas.indexOf(maior)
  return i < 0 ? null : i
}

/** A line at rest that a firewall forgot looks open for hours; a client that only listens on it would hear nothing. */
const VIVA = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const

/** What a connection (or a pool of them) to `url` begins with. */
export function ligacaoA(url: string): pg.ClientConfig {
  const [primeiro, ...outros] = servidoresDe(url)
  if (outros.length === 0) return { ...VIVA, connectionString: url }
  const vigia = vigias.get(url) ?? new Vigia(servidoresDe(url))
  vigias.set(url, vigia)
  return { ...VIVA, connectionString: primeiro ?? url, stream: () => new SoqueteAoPrimario(vigia) }
}

const vigias = new Map<string, Vigia>()

const ESTADO = `select case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as linha`

/** A server and what it said last. */
class Servidor {
  readonly host: string
  readonly porta: number
  linha: number | null = null
  acordar = (): void => undefined
  readonly #url: string
  #sonda: { readonly cliente: pg.Client; readonly fio: Socket } | null = null

  constructor(url: string) {
    const { host, port } = new pg.Client({ connectionString: url })
    this.#url = url
    this.host = host
    this.porta = port
  }

  /** Its timeline when it takes writes, null when it follows another one or does not answer. */
  async perguntar(): Promise<void> {
    try {
      this.#sonda ??= await this.#ligar()
      const r = await this.#sonda.cliente.query<{ linha: number | null }>(ESTADO)
      this.linha = r.rows[0]?.linha ?? null
    } catch {
      // A server that does not answer takes no writes: it is polled again in a moment.
      this.#sonda?.fio.destroy()
      this.#sonda = null
      this.linha = null
    }
  }

  async #ligar(): Promise<{ cliente: pg.Client; fio: Socket }> {
    const fio = new Socket()
    // Watching keeps no process alive.
    fio.unref()
    const cliente = new pg.Client({
      connectionString: this.#url,
      stream: () => fio,
      application_name: 'martelo-vigia',
      connectionTimeoutMillis: PACIENCIA_MS,
      query_timeout: PACIENCIA_MS,
    })
    cliente.on('error', () => {
      this.#sonda = null
      this.acordar()
    })
    await cliente.connect()
    return { cliente, fio }
  }
}

/** Knows which server takes writes, for all connections of this process. */
class Vigia {
  readonly #servidores: readonly Servidor[]
  readonly #fios = new Map<Socket, Servidor>()
  #primario: Servidor | null = null
  #menor = 0
  #chegou = Promise.withResolvers<Servidor>()

  constructor(urls: readonly string[]) {
    this.#servidores = urls.map((u) => new Servidor(u))
    // None waits for another: one that hangs must not hide one that answers.
    for (const s of this.#servidores) void this.#olhar(s)
  }

  async #olhar(s: Servidor): Promise<never> {
    for (;;) {
      await s.perguntar()
      this.#decidir()
      await new Promise<void>((ok) => {
        s.acordar = ok
        setTimeout(ok, this.#primario === null ? PRESSA_MS : RONDA_MS).unref()
      })
    }
  }

  #decidir(): void {
    const linhas = this.#servidores.map((s) => s.linha)
    const i = escolherPrimario(linhas, this.#menor)
    const primario = i === null ? null : (this.#servidores[i] as Servidor)
    this.#menor = Math.max(this.#menor, primario?.linha ?? 0)
    if (primario === this.#primario) return
    this.#primario = primario
    if (primario === null) return
    for (const [fio, servidor] of this.#fios)
      if (servidor !== primario) fio.destroy(new Error('Connection ended: another server takes writes now'))
    this.#chegou.resolve(primario)
    this.#chegou = Promise.withResolvers()
  }

  /** The server to connect to; waits a while for one. */
  async esperar(): Promise<Servidor> {
    if (this.#primario !== null) return this.#primario
    const prazo = Promise.withResolvers<never>()
    const relogio = setTimeout(
      () =>
        prazo.reject(
          Object.assign(new Error('No server of the database takes writes'), { code: 'ECONNREFUSED' }),
        ),
      ESPERA_MS,
    )
    try {
      return await Promise.race([this.#chegou.promise, prazo.promise])
    } finally {
      clearTimeout(relogio)
    }
  }

  /** A connection that ends may mean that its server did: then new ones wait until it has been asked again. */
  guardar(fio: Socket, servidor: Servidor): void {
    this.#fios.set(fio, servidor)
    fio.once('close', () => {
      this.#fios.delete(fio)
      if (servidor !== this.#primario) return
      servidor.linha = null
      this.#primario = null
      for (const s of this.#servidores) s.acordar()
    })
  }
}

/** Connects to the server that takes writes, whatever address the driver believes in. */
class SoqueteAoPrimario extends Socket {
  readonly #vigia: Vigia

  constructor(vigia: Vigia) {
    super()
    this.#vigia = vigia
  }

  override connect(..._endereco: unknown[]): this {
    this.#vigia.esperar().then(
      (s) => {
        if (this.destroyed) return
        this.#vigia.guardar(this, s)
        super.connect(s.porta, s.host)
      },
      (e: Error) => this.destroy(e),
    )
    return this
  }
}
