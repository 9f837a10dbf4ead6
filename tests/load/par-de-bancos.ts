// A database of two servers: a primary, and a standby that follows it synchronously when that is asked for. One can be
// killed and the other promoted; the dead one is made anew as a copy of the new primary, as an operator would do it.
import { readFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import pg from 'pg'
import { iniciarPostgres, type Postgres } from '../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { copiarBanco } from '../pg/copia-de-banco.ts'

interface Servidor {
  readonly pasta: string
  readonly porta: number
  readonly postgres: Postgres
  /** of the program that does what an operator, or his cluster manager, does */
  readonly mao: pg.Client
}

/** A standby that fell behind finds what it missed; nothing waits for one that never comes back. */
const AJUSTES = { wal_keep_size: '1GB', max_wal_senders: '4' }

async function pegar(pasta: string, porta: number, postgres: Postgres): Promise<Servidor> {
  const mao = new pg.Client({ connectionString: postgres.url })
  // It is meant to be cut off: its server will be killed.
  mao.on('error', () => undefined)
  await mao.connect()
  return { pasta, porta, postgres, mao }
}

export class ParDeBancos {
  /** both servers, for the application: it finds out itself which one takes writes */
  readonly url: string
  readonly #pasta: string
  readonly #mortos: Servidor[] = []
  #primario: Servidor
  #copia: Servidor | null = null
  #feitas = 0

  private constructor(pasta: string, primario: Servidor, senha: string) {
    this.#pasta = pasta
    this.#primario = primario
    this.url = `postgresql://martelo:${senha}@127.0.0.1:${primario.porta},127.0.0.1:${primario.porta + 1}/martelo?target_session_attrs=read-write`
  }

  static async abrir(pasta: string, porta: number): Promise<ParDeBancos> {
    await chmod(pasta, 0o755)
    const dele = path.join(pasta, 'banco-0')
    const postgres = await iniciarPostgres({ pasta: dele, porta, ajustes: AJUSTES, vigiar: false })
    const senha = readFileSync(path.join(dele, 'password'), 'utf8').trim()
    const par = new ParDeBancos(pasta, await pegar(dele, porta, postgres), senha)
    await par.copiar(porta + 1)
    return par
  }

  /**
   * A new standby at this port. A copy is taken of a primary that waits for no standby: so a promoted one waits for
   * none.
   */
  async copiar(porta: number): Promise<void> {
    await this.sincrono(false)
    const pasta = path.join(this.#pasta, `banco-${++this.#feitas}`)
    const copia = await copiarBanco(this.#primario.postgres.url, pasta, { porta, ajustes: AJUSTES })
    this.#copia = await pegar(pasta, porta, copia)
    await this.sincrono(true)
  }

  /** Whether a commit waits until the standby has it on its disk. Resolves when that is in force. */
  async sincrono(sim: boolean): Promise<void> {
    const { mao } = this.#primario
    await mao.query(`alter system set synchronous_standby_names = '${sim ? '*' : ''}'`)
    await mao.query('select pg_reload_conf()')
    if (this.#copia === null) return
    for (const limite = Date.now() + 30_000; Date.now() < limite; await esperar(20)) {
      const r = await mao.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
      if (r.rows.length > 0 && r.rows.every((l) => l.sync_state === (sim ? 'sync' : 'async'))) return
    }
    throw new Error('the standby does not follow')
  }

  /** kill -9 of the primary, promotion of the standby. Answers how long until that took writes. */
  async trocar(): Promise<number> {
    const [velho, novo] = [this.#primario, this.#copia]
    if (novo === null) throw new Error('there is no standby to promote')
    const de = performance.now()
    process.kill(
      Number(readFileSync(path.join(velho.pasta, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    )
    await novo.mao.query('select pg_promote(false)')
    for (;;) {
      const r = await novo.mao.query<{ segue: boolean }>('select pg_is_in_recovery() as segue')
      if (r.rows[0]?.segue === false) break
      await esperar(5)
    }
    this.#mortos.push(velho)
    this.#primario = novo
    this.#copia = null
    return performance.now() - de
  }

  /** The dead primary comes back as it was: it does not know that another one was promoted. */
  async ressuscitar(): Promise<void> {
    const morto = this.#mortos.pop()
    if (morto === undefined) return
    const { pasta, porta } = morto
    this.#mortos.push(
      morto,
      await pegar(pasta, porta, await iniciarPostgres({ pasta, porta, ajustes: AJUSTES, vigiar: false })),
    )
  }

  /** The dead server's place is taken by a copy of the new primary. */
  async refazer(): Promise<void> {
    const morto = this.#mortos.at(-1)
    if (morto !== undefined && this.#copia === null) await this.copiar(morto.porta)
  }

  async parar(): Promise<void> {
    for (const s of [this.#copia, this.#primario, ...this.#mortos]) {
      await s?.mao.end().catch(() => undefined)
      await s?.postgres.parar()
    }
  }
}
