// The engine's own connections (it never waits behind pages or jobs), and which failures pass by themselves.
import pg from 'pg'
import type { Logger } from 'pino'
import { ehFaltaPassageira } from '../../../core/database/falta-passageira.ts'
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
  // Not only the idle ones: an error without a listener would end the process in the middle of its bids.
  pool.on('connect', (c) => void c.on('error', falhou))
  return pool
}

/** One connection whose statements are sent without waiting for the answer to the one before. */
export async function abrirLigacao(url: string, log: Logger, aoPerder: () => void): Promise<pg.Client> {
  const ligacao = new pg.Client({ ...comum(url), pipeline: true })
  ligacao.on('error', (e) => {
    log.warn({ err: e }, 'bid connection failed')
    aoPerder()
  })
  ligacao.on('end', aoPerder)
  await ligacao.connect()
  return ligacao
}

/**
 * What passes by itself, and a unique key taken by another process; a socket that is not there yet; whatever speaks of
 * its connection. A bidder who waits too long is told that we are busy, which is true, and may retry with the same key;
 * a failure of ours would send him away from a lot that goes on.
 */
export function ehPassageiro(e: unknown): boolean {
  if (!(e instanceof Error)) return false
  const codigo = 'code' in e && typeof e.code === 'string' ? e.code : ''
  return (
    ehFaltaPassageira(e) ||
    codigo === '23505' ||
    codigo === 'ENOENT' ||
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
