// The engine's own connections (it never waits behind pages or jobs), and which failures pass by themselves.
import pg from 'pg'
import type { Logger } from 'pino'

export function abrirLigacoes(url: string, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // The statement is large: planned anew for each bid it would cost ten times its work.
    options: '-c martelo.sistema=sim -c plan_cache_mode=force_generic_plan',
    application_name: 'martelo-lances',
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', (e) => log.warn({ err: e }, 'idle bid connection failed'))
  return pool
}

/** unique key taken by another process, deadlock, serialization, lock time-out, restart, connection gone */
const PASSAGEIROS = /^(23505|40001|40P01|55P03|57P0[1-5]|53300|08\w{3})$/

export function ehPassageiro(e: unknown): boolean {
  if (!(e instanceof Error)) return false
  const codigo = 'code' in e && typeof e.code === 'string' ? e.code : ''
  return (
    PASSAGEIROS.test(codigo) ||
    /^E(CONN|PIPE|TIMEDOUT|NOENT)/.test(codigo) ||
    /terminat|timeout|Connection/.test(e.message)
  )
}

export async function emTransacao<T>(pool: pg.Pool, fn: (db: pg.PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect()
  let quebrada: Error | undefined
  try {
    await db.query('begin')
    const r = await fn(db)
    await db.query('commit')
    return r
  } catch (e) {
    await db.query('rollback').catch((falha: Error) => {
      quebrada = falha
    })
    throw e
  } finally {
    db.release(quebrada)
  }
}
