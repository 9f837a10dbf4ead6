// The queue's own end: its connections are given back whatever happened to them before.
import { setTimeout as dormir } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { definirTarefa, trabalharFila } from './fila.ts'

let c: Cenario
const feitas: number[] = []
const tarefa = definirTarefa<{ n: number }>('prova-da-fila', ({ n }) => {
  feitas.push(n)
  return Promise.resolve()
})
/** A task that ends when it is told to, and as it is told to: the first run of an odd one fails. */
const corridas: number[] = []
const portas = new Map<number, Promise<void>>()
const demorada = definirTarefa<{ n: number }>('prova-demorada', async ({ n }) => {
  corridas.push(n)
  await portas.get(n)
  if (n % 2 === 1 && corridas.filter((x) => x === n).length === 1) throw new Error('as the test wants it')
})
const log = pino({ level: 'silent' })

beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())

const ligacoes = async (): Promise<number> => {
  const r = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where application_name = 'martelo-fila' and datname = current_database()`.execute(c.banco.sistema)
  return r.rows[0]?.n ?? -1
}
/** A backend leaves the list a moment after its client has closed. */
const ateZero = () => expect.poll(ligacoes, { timeout: 5000 }).toBe(0)
const trabalhar = async (n: number) => {
  await c.banco.sistema.transaction().execute((tx) => tarefa.agendar(tx, { n }))
  await expect.poll(() => feitas.includes(n), { timeout: 10_000 }).toBe(true)
}

test('what was begun is done, then no connection is left; a second stop is no error', async () => {
  const fila = await trabalharFila({ ...c.servicos, log }, '* * * * * prova-da-fila {"n":0}')
  await trabalhar(1)
  expect(await ligacoes()).toBeGreaterThan(0)
  await fila.stop()
  await ateZero()
  await fila.stop()
})

test('connections that the database cut do not keep the queue from stopping, nor from starting again', async () => {
  const fila = await trabalharFila({ ...c.servicos, log }, '')
  await trabalhar(2)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'martelo-fila' and datname = current_database()`.execute(c.banco.sistema)
  await fila.stop()
  await ateZero()
  const outra = await trabalharFila({ ...c.servicos, log }, '')
  await trabalhar(3)
  await outra.stop()
  await ateZero()
})

/** Answers once the task runs, with what ends it. */
async function comecar(n: number): Promise<() => void> {
  const porta = Promise.withResolvers<void>()
  portas.set(n, porta.promise)
  await c.banco.sistema.transaction().execute((tx) => demorada.agendar(tx, { n }))
  await expect.poll(() => corridas.includes(n), { timeout: 10_000 }).toBe(true)
  return porta.resolve
}

/**
 * The job's row is locked from outside, so that writing its end waits; the connection that waits is then cut. That
 * rejection would be unhandled and end the process.
 */
async function cortarNoFim(n: number): Promise<void> {
  const acabar = await comecar(n)
  await c.banco.sistema.transaction().execute(async (tx) => {
    await sql`select id from graphile_worker._private_jobs where (payload->>'n')::int = ${n} for update`.execute(
      tx,
    )
    acabar()
    const cortadas = async () => {
      const r = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'martelo-fila' and datname = current_database() and wait_event_type = 'Lock'`.execute(
        c.banco.sistema,
      )
      return r.rows.length
    }
    await expect.poll(cortadas, { timeout: 10_000 }).toBeGreaterThan(0)
  })
}
const naFila = async (n: number): Promise<number> => {
  const r = await sql`select id from graphile_worker._private_jobs where (payload->>'n')::int = ${n}`.execute(
    c.banco.sistema,
  )
  return r.rows.length
}

test.each([
  { n: 10, fim: 'done' },
  { n: 11, fim: 'failed' },
])(
  'a connection cut while a job is marked as $fim: the queue begins again, and with that job',
  async ({ n }) => {
    const fila = await trabalharFila({ ...c.servicos, log }, '')
    await cortarNoFim(n)
    await expect.poll(() => naFila(n), { timeout: 10_000 }).toBe(0)
    expect(corridas.filter((x) => x === n)).toHaveLength(2)
    await trabalhar(n + 100)
    await fila.stop()
    await ateZero()
  },
)

test('a stop between the cut and the new beginning stops, and leaves the job to the next process at once', async () => {
  const fila = await trabalharFila({ ...c.servicos, log }, '')
  await cortarNoFim(20)
  await fila.stop()
  await ateZero()
  const outra = await trabalharFila({ ...c.servicos, log }, '')
  await expect.poll(() => naFila(20), { timeout: 10_000 }).toBe(0)
  expect(corridas.filter((x) => x === 20)).toHaveLength(2)
  await outra.stop()
  await ateZero()
})

test('tasks that end one by one after the cut are marked, and keep the queue from nothing', async () => {
  const fila = await trabalharFila({ ...c.servicos, log }, '')
  const longas = [40, 42, 44]
  const acabar: (() => void)[] = []
  for (const n of longas) acabar.push(await comecar(n))
  await cortarNoFim(46)
  const marcadas = []
  for (const [i, n] of longas.entries()) {
    acabar[i]?.()
    // The first mark may borrow the cut connection before the pool knows that it is cut. Then it is lost as the other
    // was, and its task is the next run's.
    if (await virar(() => naFila(n), 0)) marcadas.push(n)
  }
  expect(marcadas.length).toBeGreaterThanOrEqual(longas.length - 1)
  for (const n of [...longas, 46]) await expect.poll(() => naFila(n), { timeout: 15_000 }).toBe(0)
  for (const n of marcadas) expect(corridas.filter((x) => x === n)).toHaveLength(1)
  await trabalhar(146)
  await fila.stop()
  await ateZero()
}, 60_000)

/** Whether it comes to that within some seconds. */
async function virar(ler: () => Promise<number>, valor: number): Promise<boolean> {
  for (const ate = Date.now() + 4000; Date.now() < ate; await dormir(50))
    if ((await ler()) === valor) return true
  return false
}
