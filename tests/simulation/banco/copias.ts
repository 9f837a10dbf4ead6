// A PostgreSQL for simulations outside of the test runner: one server without durability, one template, a copy per run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { iniciarPostgres } from '../../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { migrar } from '../../../apps/server/src/core/database/migrate.ts'
import { prepararFila } from '../../../apps/server/src/core/jobs/fila.ts'
import { Real } from './postgres-virtual.ts'

export interface Fonte {
  readonly url: string
  readonly modelo: string
}

export async function abrirFonte(): Promise<Fonte & { fechar(): Promise<void> }> {
  const pasta = await mkdtemp(path.join(tmpdir(), 'martelo-simulacao-'))
  const servidor = await iniciarPostgres({
    pasta: path.join(pasta, 'pg'),
    ajustes: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      log_min_messages: 'fatal',
      log_min_duration_statement: '-1',
      max_connections: '200',
    },
  })
  await comando(servidor.url, 'create database modelo template template0')
  await prepararFila(comBanco(servidor.url, 'modelo'))
  await migrar(comBanco(servidor.url, 'modelo'))
  return {
    url: servidor.url,
    modelo: 'modelo',
    async fechar() {
      await servidor.parar()
      await rm(pasta, { recursive: true, force: true })
    },
  }
}

let contador = 0

/** Runs `fn` on a copy of its own. */
export async function comCopia<T>(f: Fonte, fn: (url: string) => Promise<T>): Promise<T> {
  // Workers count for themselves and may begin in the same millisecond.
  const nome = `teste_sim_${process.pid}_${threadId}_${++contador}`
  await comando(f.url, `create database ${nome} template ${f.modelo} strategy file_copy`)
  try {
    return await fn(comBanco(f.url, nome))
  } finally {
    await comando(f.url, `drop database if exists ${nome} with (force)`)
  }
}

function comBanco(url: string, banco: string): string {
  const u = new URL(url)
  u.pathname = `/${banco}`
  return u.href
}

async function comando(url: string, sql: string): Promise<void> {
  const c = new Real.Client({ connectionString: url })
  await c.connect()
  try {
    await c.query(sql)
  } finally {
    await c.end()
  }
}
