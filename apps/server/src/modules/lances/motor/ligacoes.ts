// The engine's own connections (it never waits behind pages or jobs), and which failures pass by themselves.
import pg from 'pg'
import type { Logger } from 'pino'
import { ligacaoA } from '../../../core/database/primario.ts'

const comum = (url: string) => ({
  ...ligacaoA(url),
  // The statement is large: planned anew for each bid it would cost ten times its work. It proves what its rows name
  // (`lances_impedidos`): no trigger does it again.
  // Planned once, perhaps while the log is empty: whatever looks through a whole table must not look cheap then.
  options: [
    'martelo.sistema=sim',
    'martelo.referencias=provadas',
    'plan_cache_mode=force_generic_plan',
    'enable_seqscan=off',
    'enable_mergejoin=off',
  ]
    .map((o) => `-c ${o}`)
    .join(' '),
  application_name: 'martelo-lances',
  connectionTimeoutMillis: 5_000,
})

export function abrirLigacoes(url: string, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...comum(url), max })
  const falhou = (e: Error): void => log.warn({ err: e }, 'bid connection failed')
  pool.on('error', falhou)
  // Not only the idle ones: an error that nobody listens to would end the process in the middle of its bids.
  pool.on('connect', (c) => void c.on('error', falhou))
  return pool
}

/** One connection whose statements are sent without waiting for the answer to the one before. */
export async function abrirLigacao(url: string, log: Logger, aoPerder: () => void): Promise<pg.Client> {
  const ligacao = new pg.Client({ ...comum(url), pipeline: true, keepAlive: true })
  ligacao.on('error', (e) => {
    log.warn({ err: e }, 'bid connection failed')
    aoPerder()
  })
  ligacao.on('end', aoPerder)
  await ligacao.connect()
  return ligacao
}

/**
 * Unique key taken by another process, deadlock, serialization, lock time-out, cancelled by the operator, restart,
 * connection gone, a server that has just become a standby; and what the operator makes good while bidders wait: full disk,
 * memory, too many connections or files, a failed read or write. Whoever waits too long is told that we are busy, which
 * is true, and his key may come again; a failure of ours would send him away from a lot that goes on.
 */
const PASSAGEIROS = /^(23505|25006|40001|40P01|53\w{3}|55P03|57014|57P0[1-5]|580(00|30)|08\w{3})$/

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
    return await transacao(db, fn, (falha) => {
      quebrada = falha
    })
  } finally {
    db.release(quebrada)
  }
}

/** The same on a connection that the caller has for himself; `aoQuebrar`: it must not be used any more. */
export async function transacao<C extends pg.ClientBase, T>(
  db: C,
  fn: (db: C) => Promise<T>,
  aoQuebrar: (falha: Error) => void,
): Promise<T> {
  try {
    await db.query('begin')
    const r = await fn(db)
    await db.query('commit')
    return r
  } catch (e) {
    await db.query('rollback').catch(aoQuebrar)
    throw e
  }
}
