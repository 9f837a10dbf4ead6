// A real PostgreSQL behind a virtual network and clock: `pg.Pool` and `pg.Client` of simulated processes lead here, and
// each statement is sent, carried out and answered, one at a time, at instants that a seed decides. So the real SQL
// runs with real locks. Schema `simulacao`, before pg_catalog on the search path, has the virtual clock_timestamp() and
// now(); pg_sleep() comes back at once. NOTIFY is carried here: late, in order per listener, lost with its connection.
// A blocked statement waits as pg_blocking_pids says; lock_timeout counts virtual time.
import pg from 'pg'
import type { Acaso } from '../acaso.ts'
import { donoAtual, type Dono, emNome, EPOCA, esperarDeVerdade } from '../ambiente.ts'
import type { Escalonador } from '../escalonador.ts'

export interface Consulta {
  readonly text: string
  readonly values?: readonly unknown[]
  readonly name?: string
}
type Resultado = pg.QueryResult
interface Entrega {
  ok(r: Resultado): void
  falhar(e: Error): void
}

/** One simulated connection. */
export interface Sessao {
  readonly dono: Dono
  readonly opcoes: string
  viva: boolean
  emTransacao: boolean
  /** virtual lock_timeout of the transaction, ms */
  limiteDeTrava: number | null
  real: pg.Client | null
  ida: number
  volta: number
  /** told when the connection is lost */
  aoPerder: (e: Error) => void
}

/** A process's listening connection. */
export interface Ouvinte {
  readonly dono: Dono
  chega: number
  emit(evento: string, dado: unknown): boolean
  cair(): void
}

interface Bloqueada {
  readonly sessao: Sessao
  readonly promessa: Promise<void>
  pronta: boolean
  /** it closed a circle of those who wait for each other, and was ended for it */
  impasse: boolean
  /** what its answer brings about, while it stands among those who waited */
  concluir?: () => void
}

const VAZIO = { rows: [], rowCount: 0, command: 'SELECT' } as unknown as Resultado
const PERDIDA = 'Connection terminated unexpectedly'

/** What a planted fault may do to statements on their way. */
export type Interceptar = (c: Consulta, s: Sessao) => 'desfazer' | null

const emUso: { servidor: PostgresVirtual | null } = { servidor: null }
export const servidorAtual = (): PostgresVirtual => {
  if (emUso.servidor === null) throw new Error('no simulated server')
  return emUso.servidor
}

export class PostgresVirtual {
  readonly esc: Escalonador
  readonly acaso: Acaso
  readonly #url: string
  #admin: pg.Client | null = null
  /** the server is away until this virtual instant */
  foraAte = 0
  /** nodes that cannot reach it until then */
  readonly cortados = new Map<string, number>()
  /** nodes whose bus is cut: no word gets through, and no new connection, until then */
  readonly surdos = new Map<string, number>()
  readonly sessoes = new Set<Sessao>()
  readonly ouvintes = new Set<Ouvinte>()
  interceptar: Interceptar = () => null
  comandos = 0
  readonly #ociosas = new Map<string, pg.Client[]>()
  readonly #todas: pg.Client[] = []
  readonly #bloqueadas = new Set<Bloqueada>()

  constructor(url: string, esc: Escalonador, acaso: Acaso) {
    this.#url = url
    this.esc = esc
    this.acaso = acaso
  }

  get admin(): pg.Client {
    if (this.#admin === null) throw new Error('the simulated server is not open')
    return this.#admin
  }

  async abrir(): Promise<void> {
    this.#admin = new Real.Client({ connectionString: this.#url, options: '-c martelo.sistema=sim' })
    await this.#admin.connect()
    const relogio =
      "timestamptz 'epoch' + current_setting('simulacao.agora')::bigint * interval '1 microsecond'"
    await this.#admin.query(`create schema simulacao;
      create function simulacao.clock_timestamp() returns timestamptz language sql volatile as $$ select ${relogio} $$;
      create function simulacao.now() returns timestamptz language sql volatile as $$ select ${relogio} $$;
      create function simulacao.pg_sleep(double precision) returns void language sql volatile as $$ select $$;
      grant usage on schema simulacao to martelo_app;
      grant execute on all functions in schema simulacao to martelo_app;`)
  }

  async fechar(): Promise<void> {
    for (const { sessao } of this.#bloqueadas) if (sessao.real !== null) seguir(sessao.real)
    for (const c of this.#todas) await c.end().catch(() => undefined)
    await this.#admin?.end()
  }

  /** pg leads here for simulated processes while `fn` runs. */
  async emVigor<T>(classes: { Pool: unknown; Client: unknown }, fn: () => Promise<T>): Promise<T> {
    emUso.servidor = this
    Object.assign(pg, classes)
    try {
      return await fn()
    } finally {
      emUso.servidor = null
      Object.assign(pg, { Pool: Real.Pool, Client: Real.Client })
    }
  }

  alcanca(dono: Dono): boolean {
    return this.foraAte <= this.esc.agora && (this.cortados.get(dono.nome) ?? 0) <= this.esc.agora
  }

  novaSessao(dono: Dono, opcoes: string): Sessao {
    const s: Sessao = {
      dono,
      opcoes,
      viva: true,
      emTransacao: false,
      limiteDeTrava: null,
      real: null,
      ida: 0,
      volta: 0,
      aoPerder: () => undefined,
    }
    this.sessoes.add(s)
    return s
  }

  /** Sends a statement on its way. */
  enviar(s: Sessao, c: Consulta): Promise<Resultado> {
    const { promise, resolve, reject } = Promise.withResolvers<Resultado>()
    if (!s.viva) return Promise.reject(new Error(PERDIDA))
    s.ida = Math.max(s.ida, this.esc.agora + this.acaso.demora(0.4, 60))
    this.esc.depois(s.ida - this.esc.agora, () => this.#executar(s, c, { ok: resolve, falhar: reject }))
    return promise
  }

  async #executar(s: Sessao, c: Consulta, e: Entrega): Promise<void> {
    // A dead process's last packet arrives, or does not.
    if (!s.viva || (!s.dono.vivo && this.acaso.chance(0.5)))
      return this.#entregar(s, () => e.falhar(new Error(PERDIDA)))
    if (!this.alcanca(s.dono)) {
      await this.perder(s)
      return this.#entregar(s, () => e.falhar(new Error(PERDIDA)))
    }
    const trava = /^\s*set local lock_timeout = '(\d+)s'/.exec(c.text)
    if (trava !== null) s.limiteDeTrava = Number(trava[1]) * 1000
    const palavra = /^\s*select pg_notify\(\$1, p\) from unnest/.test(c.text)
    if (palavra) for (const p of (c.values?.[1] ?? []) as readonly string[]) this.#notificar(p)
    // Both are carried out here, in virtual time.
    if (palavra || trava !== null) return this.#entregar(s, () => e.ok(VAZIO))
    this.comandos += 1
    const real = (s.real ??= await this.#pegar(s.opcoes))
    const desfaz = !s.emTransacao && this.interceptar(c, s) === 'desfazer'
    const bloqueada: Bloqueada = {
      sessao: s,
      pronta: false,
      impasse: false,
      promessa: this.#rodarDeVerdade(real, c, desfaz).then(
        (r) => this.#respondeu(s, c, bloqueada, () => e.ok(r)),
        (erro: Error) => this.#respondeu(s, c, bloqueada, () => e.falhar(traduzir(erro, bloqueada.impasse))),
      ),
    }
    if (!(await this.#aguardar(bloqueada, real))) this.#deixarEsperando(bloqueada, real)
    await this.#revisar()
  }

  async #rodarDeVerdade(real: pg.Client, c: Consulta, desfaz: boolean): Promise<Resultado> {
    const rodar = () => {
      // Both go out together. In a transaction that has failed already the clock cannot be set, and need not.
      const agora = String(Math.round((EPOCA + this.esc.agora) * 1000))
      real
        .query({ name: 'relogio', text: `select set_config('simulacao.agora', $1, false)`, values: [agora] })
        .catch(() => undefined)
      return real.query(c as pg.QueryConfig)
    }
    if (!desfaz) return rodar()
    await real.query('begin')
    const r = await rodar()
    await real.query('rollback')
    return r
  }

  #respondeu(s: Sessao, c: Consulta, b: Bloqueada, entregar: () => void): void {
    b.pronta = true
    const concluir = (): void => this.#concluir(s, c, entregar)
    // One commit may let several go on; whose answer arrives first in reality must not matter.
    if (this.#bloqueadas.has(b)) b.concluir = concluir
    else concluir()
  }

  #concluir(s: Sessao, c: Consulta, entregar: () => void): void {
    if (/^\s*(begin|start transaction)/i.test(c.text)) s.emTransacao = true
    if (/^\s*(commit|rollback)\s*;?\s*$/i.test(c.text)) this.#foraDaTransacao(s)
    if (!s.emTransacao && s.real !== null) {
      this.#devolver(s.opcoes, s.real)
      s.real = null
    }
    this.#entregar(s, () => (s.viva ? entregar() : undefined))
  }

  #foraDaTransacao(s: Sessao): void {
    s.emTransacao = false
    s.limiteDeTrava = null
  }

  /** True: it was answered. False: it waits for another's lock. */
  async #aguardar(b: Bloqueada, real: pg.Client): Promise<boolean> {
    await Promise.race([b.promessa, esperarDeVerdade(5)])
    while (!b.pronta) {
      const espera = await this.#espera(real)
      if (espera === 'alguém') return false
      if (espera === 'si') {
        // The server would end whichever of the circle looks first, by the real clock; here it is always who closed it.
        b.impasse = true
        await this.#cancelar(real)
        await b.promessa
        return true
      }
      await Promise.race([b.promessa, esperarDeVerdade(5)])
    }
    return true
  }

  /** For whose lock a connection waits: none, another's, or in a circle for its own. */
  async #espera(real: pg.Client): Promise<'ninguém' | 'alguém' | 'si'> {
    const r = await this.admin.query<{ alguem: boolean; si: boolean }>(
      `with recursive d(pid) as (
         select unnest(pg_blocking_pids($1)) union select unnest(pg_blocking_pids(d.pid)) from d)
       select count(*) > 0 as alguem, coalesce(bool_or(pid = $1), false) as si from d`,
      [processoDe(real)],
    )
    if (r.rows[0]?.si) return 'si'
    return r.rows[0]?.alguem ? 'alguém' : 'ninguém'
  }

  async #cancelar(real: pg.Client): Promise<void> {
    seguir(real)
    await this.admin.query('select pg_cancel_backend($1)', [processoDe(real)])
  }

  #deixarEsperando(b: Bloqueada, real: pg.Client): void {
    this.#bloqueadas.add(b)
    deter(real)
    const { limiteDeTrava } = b.sessao
    if (limiteDeTrava === null) return
    this.esc.depois(limiteDeTrava, async () => {
      if (b.pronta) return
      await this.#cancelar(real)
      await b.promessa
      await this.#revisar()
    })
  }

  /** After anything that may have released a lock: the waiting are asked again, and go on in the order of waiting. */
  async #revisar(): Promise<void> {
    for (;;) {
      for (const b of this.#bloqueadas)
        if (!b.pronta && b.sessao.real !== null) await this.#retomar(b, b.sessao.real)
      const prontas = [...this.#bloqueadas].filter((b) => b.concluir !== undefined)
      if (prontas.length === 0) return
      for (const b of prontas) {
        this.#bloqueadas.delete(b)
        b.concluir?.()
      }
    }
  }

  /** Lets one of those who wait go on, alone, until it is answered or waits again. */
  async #retomar(b: Bloqueada, real: pg.Client): Promise<void> {
    if ((await this.#espera(real)) !== 'ninguém') return
    seguir(real)
    do await Promise.race([b.promessa, esperarDeVerdade(1)])
    while (!b.pronta && (await this.#espera(real)) === 'ninguém')
    if (!b.pronta) deter(real)
  }

  #entregar(s: Sessao, fn: () => void): void {
    s.volta = Math.max(s.volta, this.esc.agora + this.acaso.demora(0.4, 60))
    this.esc.depois(s.volta - this.esc.agora, fn, s.dono)
  }

  /** The connection is gone: the server rolls back, the process is told. */
  async perder(s: Sessao): Promise<void> {
    if (!s.viva) return
    s.viva = false
    this.sessoes.delete(s)
    const { real } = s
    s.real = null
    if (real !== null) {
      const espera = [...this.#bloqueadas].find((b) => b.sessao === s)
      if (espera !== undefined) {
        await this.#cancelar(real)
        await espera.promessa
      }
      await real.query('rollback')
      this.#devolver(s.opcoes, real)
    }
    await this.#revisar()
    this.esc.depois(this.acaso.demora(1, 40), () => s.aoPerder(new Error(PERDIDA)), s.dono)
  }

  /** All connections of a process, or of everyone. */
  async perderTodas(de: (d: Dono) => boolean): Promise<void> {
    for (const s of Array.from(this.sessoes)) if (de(s.dono)) await this.perder(s)
    for (const o of Array.from(this.ouvintes)) if (de(o.dono)) o.cair()
  }

  #notificar(texto: string): void {
    for (const o of this.ouvintes) {
      o.chega = Math.max(o.chega, this.esc.agora + this.acaso.demora(1.5, 300))
      this.esc.depois(o.chega - this.esc.agora, () => void o.emit('notification', { payload: texto }), o.dono)
    }
  }

  async #pegar(opcoes: string): Promise<pg.Client> {
    const livre = this.#ociosas.get(opcoes)?.pop()
    if (livre) return livre
    const c = emNome(
      null,
      () =>
        new Real.Client({
          connectionString: this.#url,
          pipeline: true,
          options: `${opcoes} -c search_path=simulacao,pg_catalog,public -c deadlock_timeout=1h`,
        }),
    )
    await c.connect()
    this.#todas.push(c)
    return c
  }
  #devolver(opcoes: string, c: pg.Client): void {
    const lista = this.#ociosas.get(opcoes) ?? []
    this.#ociosas.set(opcoes, lista)
    lista.push(c)
  }
}

/** The driver's own classes, as they were before any simulation. */
export const Real = { Pool: pg.Pool, Client: pg.Client }

const processoDe = (real: pg.Client): number => (real as unknown as { processID: number }).processID

/**
 * A backend that waits for a lock is stopped meanwhile, and goes on when it is its turn: the server lets all who waited
 * for a row that was changed go for its new version at once, and any of them may be the first. (The server is this
 * machine's, a backend that waits for a lock holds nothing that others need at once; where there is no such signal, the
 * order is the server's.)
 */
const deter = (real: pg.Client): void => sinal(real, 'SIGSTOP')
const seguir = (real: pg.Client): void => sinal(real, 'SIGCONT')
function sinal(real: pg.Client, qual: NodeJS.Signals): void {
  if (process.platform !== 'win32') process.kill(processoDe(real), qual)
}

/** A wait was cancelled for what the server says by itself: a circle, or lock_timeout. */
function traduzir(e: Error, impasse: boolean): Error {
  if (!('code' in e) || e.code !== '57014') return e
  return impasse
    ? Object.assign(new Error('deadlock detected'), { code: '40P01' })
    : Object.assign(new Error('lock timeout'), { code: '55P03' })
}

export const donoOuErro = (): Dono => {
  const d = donoAtual()
  if (d === null) throw new Error('a simulated connection needs a simulated process')
  return d
}
