/**
 * The product for the pictures: the demonstration as it is loaded at one fixed instant, which never passes. Its process
 * and its database have the same clock that stands still, so a countdown, "ends today" and every date are the same in
 * each run; without the jobs nothing begins or ends. Started and stopped by Playwright (playwright.visual.config.ts).
 * The database's clock stands by name: functions of our own are found before the built-in ones. `current_date` and its
 * like are no functions: they still tell the day of the machine.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { iniciarPostgres } from '../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { INSTANTE } from './instante.ts'

const RAIZ = join(import.meta.dirname, '../..')
const dados = join(RAIZ, '.martelo', 'visual', String(process.pid))
mkdirSync(dados, { recursive: true })

// Nothing of this has to survive a power cut.
const postgres = await iniciarPostgres({
  pasta: join(dados, 'postgres'),
  ajustes: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
await pararRelogio(postgres.url)
const produto = spawn(
  process.execPath,
  [
    ...process.execArgv,
    '--import',
    new URL('./relogio-parado.ts', import.meta.url).href,
    'apps/server/src/main.ts',
  ],
  {
    cwd: RAIZ,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      MARTELO_DATA: dados,
      MARTELO_PROCESSES: 'http,realtime',
      MARTELO_ROBOT: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
for (const sinal of ['SIGTERM', 'SIGINT'] as const) process.on(sinal, () => produto.kill('SIGTERM'))
produto.once('exit', (codigo) => {
  void postgres.parar().then(() => {
    apagarDados(join(dados, 'postgres'))
    rmSync(dados, { recursive: true, force: true })
    process.exit(codigo ?? 1)
  })
})

/** Before the migrations, so that what they define has this clock too. */
async function pararRelogio(url: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  const instante = new Date(INSTANTE).toISOString()
  const nomes = ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']
  await cliente.query('create schema relogio; grant usage on schema relogio to public')
  for (const nome of nomes)
    await cliente.query(
      `create function relogio.${nome}() returns timestamptz language sql stable parallel safe as $$ select '${instante}'::timestamptz $$`,
    )
  await cliente.query(
    `do $$ begin execute format('alter database %I set search_path = public, relogio, pg_catalog', current_database()); end $$`,
  )
  await cliente.end()
}
