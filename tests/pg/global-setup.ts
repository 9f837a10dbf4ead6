/**
 * One PostgreSQL for all database tests, and in it a template that holds every migration. A test file takes a copy
 * (banco.ts), which costs about a tenth of a second instead of a migration each.
 * The server lies in memory where there is room (tools/setup/passing.ts) and is the product's own launcher at work, without durability. Two runs at once
 * share it: each registers with the launcher, the last one stops it. The template's name carries the hash of the
 * migrations, so that two checkouts of different age, or a run during an edit, never meet in one template.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { iniciarPostgres } from '../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { prepararFila } from '../../apps/server/src/core/jobs/fila.ts'
import { migrar, PASTA_DE_MIGRACOES } from '../../apps/server/src/core/database/migrate.ts'
import { pastaPassageira } from '../../tools/setup/passing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    bancoDeTeste: { url: string; modelo: string }
  }
}

const PASTA = join(pastaPassageira('test-pg'), 'postgres')
/** Any number; a run that builds templates on this server takes this lock. */
const TRAVA = 712_310_002

export default async function preparar(projeto: TestProject): Promise<() => Promise<void>> {
  const servidor = await iniciarPostgres({
    pasta: PASTA,
    ajustes: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      shared_buffers: '256MB',
      max_wal_size: '256MB',
      autovacuum: 'off',
      log_min_messages: 'fatal',
      log_min_duration_statement: '-1',
    },
  })
  try {
    const modelo = await prepararModelo(servidor.url)
    projeto.provide('bancoDeTeste', { url: servidor.url, modelo })
  } catch (erro) {
    await servidor.parar()
    throw erro
  }
  return () => servidor.parar()
}

async function prepararModelo(url: string): Promise<string> {
  const modelo = `modelo_${hashDasMigracoes()}`
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    await cliente.query('select pg_advisory_lock($1)', [TRAVA])
    await apagarVelhos(cliente, modelo)
    const { rowCount } = await cliente.query('select from pg_database where datname = $1', [modelo])
    if (rowCount === 0) {
      // Built under another name: a build that was interrupted is never taken for a template.
      await cliente.query('drop database if exists modelo_em_obra with (force)')
      await cliente.query('create database modelo_em_obra template template0')
      const obra = comBanco(url, 'modelo_em_obra')
      await prepararFila(obra)
      await migrar(obra)
      await cliente.query(`alter database modelo_em_obra rename to ${modelo}`)
      await cliente.query(`alter database ${modelo} with is_template true allow_connections false`)
    }
  } finally {
    await cliente.end()
  }
  return modelo
}

function hashDasMigracoes(): string {
  const soma = createHash('sha256')
  for (const nome of readdirSync(PASTA_DE_MIGRACOES).toSorted()) {
    if (nome.endsWith('.sql')) soma.update(nome).update(readFileSync(join(PASTA_DE_MIGRACOES, nome)))
  }
  return soma.digest('hex').slice(0, 16)
}

/** Copies of runs that were killed, and templates of migrations that changed since: nothing older than two hours. */
async function apagarVelhos(cliente: pg.Client, atual: string): Promise<void> {
  const { rows } = await cliente.query<{ datname: string }>(
    `select datname from pg_database d
     where datname ~ '^(teste|modelo)_' and datname <> $1
       and (pg_stat_file('base/' || d.oid || '/PG_VERSION')).modification < now() - interval '2 hours'
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [atual],
  )
  for (const { datname } of rows) {
    if (datname.startsWith('modelo_')) await cliente.query(`alter database ${datname} is_template false`)
    await cliente.query(`drop database if exists ${datname}`)
  }
}

export function comBanco(url: string, banco: string): string {
  const endereco = new URL(url)
  endereco.pathname = `/${banco}`
  return endereco.href
}
