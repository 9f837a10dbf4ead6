// Forward-only migrations: the *.sql files of apps/server/src/migrations in name order, each in its own transaction,
// recorded with the hash of its text. A file that changed after it ran stops the start: history is not rewritten.
// Several processes may start at once: an advisory lock lets one migrate while the others wait.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ligacaoA } from './primario.ts'

export const PASTA_DE_MIGRACOES = path.resolve(import.meta.dirname, '../../migrations')
const TRAVA = 712_310_001

/** Whatever prepares the database, one process at a time: `fn` has the connection that holds the lock. */
export async function sozinho<T>(url: string, fn: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ ...ligacaoA(url), options: '-c martelo.sistema=sim' })
  await cliente.connect()
  try {
    await cliente.query('select pg_advisory_lock($1)', [TRAVA])
    return await fn(cliente)
  } finally {
    await cliente.end()
  }
}

/** Brings the database to the newest version; answers the names of the files that ran. */
export function migrar(url: string): Promise<string[]> {
  return sozinho(url, async (cliente) => {
    await cliente.query(
      'create table if not exists migracao (nome text primary key, hash text not null, quando timestamptz not null default now())',
    )
    const feitas = new Map(
      (await cliente.query<{ nome: string; hash: string }>('select nome, hash from migracao')).rows.map(
        (r) => [r.nome, r.hash],
      ),
    )
    const novas: string[] = []
    for (const nome of (await readdir(PASTA_DE_MIGRACOES)).filter((f) => f.endsWith('.sql')).sort()) {
      const texto = await readFile(path.join(PASTA_DE_MIGRACOES, nome), 'utf8')
      const hash = createHash('sha256').update(texto).digest('hex')
      const anterior = feitas.get(nome)
      if (anterior === hash) continue
      if (anterior !== undefined)
        throw new Error(`Migration ${nome} changed after it ran; write a new file instead.`)
      await aplicar(cliente, nome, texto, hash)
      novas.push(nome)
    }
    return novas
  })
}

async function aplicar(cliente: pg.Client, nome: string, texto: string, hash: string): Promise<void> {
  await cliente.query('begin')
  try {
    await cliente.query(texto)
    await cliente.query('insert into migracao (nome, hash) values ($1, $2)', [nome, hash])
    await cliente.query('commit')
  } catch (e) {
    await cliente.query('rollback')
    throw new Error(`Migration ${nome} failed: ${(e as Error).message}`, { cause: e })
  }
}
