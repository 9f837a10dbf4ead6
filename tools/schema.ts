// Rewrites what follows from the migrations: apps/server/src/schema.sql (their sum, for people and for the test that
// compares) and the column types that queries are checked against. `--check` only compares.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { iniciarPostgres } from '../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { apagarDados } from '../apps/server/src/engines/postgres/place.ts'
import { migrar } from '../apps/server/src/core/database/migrate.ts'
import { prepararFila } from '../apps/server/src/core/jobs/fila.ts'
import { descreverEsquema } from './schema/descrever.ts'

if (process.argv.includes('--help')) {
  console.log(
    'node tools/run.mjs tools/schema.ts [--check]\nRewrites schema.sql and schema.gen.ts from the migrations.',
  )
  process.exit(0)
}
const raiz = path.resolve(import.meta.dirname, '..')
const servidor = path.join(raiz, 'apps/server/src')
const SAIDAS = {
  sql: path.join(servidor, 'schema.sql'),
  tipos: path.join(servidor, 'core/database/schema.gen.ts'),
}

const pasta = await mkdtemp(path.join(os.tmpdir(), 'martelo-esquema-'))
const postgres = await iniciarPostgres({ pasta: path.join(pasta, 'pg'), ajustes: { fsync: 'off' } })
let igual = true
try {
  await prepararFila(postgres.url)
  await migrar(postgres.url)
  const cliente = new pg.Client({ connectionString: postgres.url })
  await cliente.connect()
  const sql = await descreverEsquema(cliente)
  await cliente.end()
  const provisorio = path.join(pasta, 'tipos.ts')
  const argumentos = [
    '--dialect',
    'postgres',
    '--camel-case',
    '--date-parser',
    'string',
    '--default-schema',
    'public',
    '--include-pattern',
    'public.*',
    '--type-mapping',
    '{"numeric":"number","int8":"number"}',
    '--url',
    postgres.url,
    '--out-file',
    provisorio,
  ]
  execFileSync(
    process.execPath,
    [path.join(raiz, 'node_modules/kysely-codegen/dist/cli/bin.js'), ...argumentos],
    { stdio: 'pipe' },
  )
  const tipos = await readFile(provisorio, 'utf8')
  for (const [destino, novo] of [
    [SAIDAS.sql, sql],
    [SAIDAS.tipos, tipos],
  ] as const) {
    const atual = await readFile(destino, 'utf8').catch(() => '')
    if (atual === novo) continue
    igual = false
    if (!process.argv.includes('--check')) await writeFile(destino, novo)
    console.log(
      `${path.relative(raiz, destino)} ${process.argv.includes('--check') ? 'is out of date: run npm run schema' : 'rewritten'}`,
    )
  }
} finally {
  await postgres.parar()
  apagarDados(path.join(pasta, 'pg'))
  await rm(pasta, { recursive: true, force: true })
}
process.exit(process.argv.includes('--check') && !igual ? 1 : 0)
