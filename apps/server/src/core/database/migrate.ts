// Forward-only migrations: the *.sql files of apps/server/src/migrations in name order, each in its own transaction,
// recorded with the hash of its text. A file that changed after it ran, or is numbered below the last one that ran, stops
// the start: history is not rewritten.
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

interface Escolhas {
  readonly pasta?: string
  /**
   * Applies a file although a later one ran already. For development, where branches with number ranges of their own land
   * in any order: what runs there first is not what a house's database ran first.
   */
  readonly foraDeOrdem?: boolean
}
interface Pendente {
  readonly nome: string
  readonly texto: string
  readonly hash: string
}

/** Brings the database to the newest version; answers the names of the files that ran. Refuses before it applies any. */
export function migrar(
  url: string,
  { pasta = PASTA_DE_MIGRACOES, foraDeOrdem = false }: Escolhas = {},
): Promise<string[]> {
  return sozinho(url, async (cliente) => {
    await cliente.query(
      'create table if not exists migracao (nome text primary key, hash text not null, quando timestamptz not null default now())',
    )
    const feitas = new Map(
      (await cliente.query<{ nome: string; hash: string }>('select nome, hash from migracao')).rows.map(
        (r) => [r.nome, r.hash],
      ),
    )
    const novas = await pendentes(pasta, feitas)
    if (!foraDeOrdem) exigirOrdem(novas, [...feitas.keys()].sort().at(-1))
    for (const { nome, texto, hash } of novas) await aplicar(cliente, nome, texto, hash)
    return novas.map((n) => n.nome)
  })
}

async function pendentes(pasta: string, feitas: ReadonlyMap<string, string>): Promise<Pendente[]> {
  const novas: Pendente[] = []
  for (const nome of (await readdir(pasta)).filter((f) => f.endsWith('.sql')).sort()) {
    const texto = await readFile(path.join(pasta, nome), 'utf8')
    const hash = createHash('sha256').update(texto).digest('hex')
    const anterior = feitas.get(nome)
    if (anterior !== undefined && anterior !== hash)
      throw new Error(`Migration ${nome} changed after it ran; write a new file instead.`)
    if (anterior === undefined) novas.push({ nome, texto, hash })
  }
  return novas
}

/** A file below the last one would run after it here and before it on a new database: two schemas of one version. */
function exigirOrdem(novas: readonly Pendente[], ultima: string | undefined): void {
  const atrasadas = novas.filter((n) => ultima !== undefined && n.nome < ultima).map((n) => n.nome)
  if (atrasadas.length === 0) return
  throw new Error(
    `Migration ${atrasadas.join(', ')} is numbered below ${ultima}, the last one that ran on this database: nothing was ` +
      'applied. Give it the next free number. If the database holds nothing worth keeping, delete it and start again; ' +
      'npm run dev applies it out of order.',
  )
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
