import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copiarBanco } from '../../../../../tests/pg/copia-de-banco.ts'
import { abrirBanco, type BancoDeDados } from './database.ts'
import { iniciarPostgres, type Postgres } from '../../engines/postgres/iniciar-postgres.ts'
import { migrar } from './migrate.ts'
import type { Ctx } from '../http/contexto.ts'
import { comReplica, lembrarEscrita } from '../http/ler-da-replica.ts'
import { prepararFila } from '../jobs/fila.ts'
import { abrirReplicas, lerPosicao, Marcas, type Replicas } from './replicas.ts'

let pasta: string
let primario: Postgres
let copia: Postgres
let banco: BancoDeDados
let replicas: Replicas
let daReplica: pg.Pool
let hotId: number

const ler = (desde: string | null = null) =>
  replicas.ler(
    hotId,
    async (tx) =>
      (
        await sql<{ nome: string; replica: boolean }>`
          select nome, pg_is_in_recovery() as replica from hotsite where id = ${hotId}`.execute(tx)
      ).rows[0],
    desde,
  )
const renomear = (nome: string) =>
  banco.doHotsite(hotId, async (tx) => {
    await sql`update hotsite set nome = ${nome} where id = ${hotId}`.execute(tx)
  })
const pausar = (sim: boolean) =>
  daReplica.query(sim ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()')
async function ate(pergunta: () => Promise<boolean>, oque: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await pergunta()) return
    await esperar(50)
  }
  throw new Error(`waited in vain for: ${oque}`)
}

beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'martelo-replica-'))
  primario = await iniciarPostgres({ pasta: join(pasta, 'primario'), ajustes: { fsync: 'off' } })
  await prepararFila(primario.url)
  await migrar(primario.url)
  banco = abrirBanco(primario.url, { app: 3, sistema: 3 })
  const h = await banco.sistema
    .insertInto('hotsite')
    .values({ nome: 'Casa', subdominio: 'casa', tipo: 'leilao' })
    .returning('id')
    .executeTakeFirstOrThrow()
  hotId = h.id
  copia = await copiarBanco(primario.url, join(pasta, 'copia'))
  daReplica = new pg.Pool({ connectionString: copia.url, max: 1 })
  daReplica.on('error', () => undefined)
  const abertas = await abrirReplicas([copia.url], banco.poolSistema, () => undefined)
  if (abertas === null) throw new Error('one replica is configured')
  replicas = abertas
}, 120_000)
afterAll(async () => {
  await replicas.parar()
  await daReplica.end()
  await copia.parar()
  await banco.fechar()
  await primario.parar()
  await rm(pasta, { recursive: true, force: true })
})

test('a visitor reads from the replica, and only his hotsite', async () => {
  await ate(async () => (await ler())?.valor?.replica === true, 'a fresh replica')
  const alheio = await replicas.ler(
    hotId + 1,
    async (tx) => (await sql`select 1 from hotsite where id = ${hotId}`.execute(tx)).rows,
    null,
  )
  const tabelas = await replicas.ler(
    hotId + 1,
    async (tx) => (await sql`select 1 from leilao where hot_id = ${hotId}`.execute(tx)).rows,
    null,
  )
  expect(alheio).not.toBeNull()
  expect(tabelas?.valor).toEqual([])
  await expect(
    replicas.ler(hotId, (tx) => sql`update hotsite set nome = 'x' where id = ${hotId}`.execute(tx), null),
  ).rejects.toThrow(/read-only/)
})

test('a writer does not wait: the primary until the replica has it, then the replica', async () => {
  await pausar(true)
  await renomear('Casa Nova')
  const desde = await replicas.posicao()
  expect(await ler(desde)).toBeNull()
  expect((await ler())?.valor?.nome).toBe('Casa')
  await pausar(false)
  await ate(async () => (await ler(desde))?.valor?.nome === 'Casa Nova', 'the replica to reach the write')
  expect(await ler('not a position')).toBeNull()
})

test('visitors read from the replica; who is signed in, who has just written and other calls read from the primary', async () => {
  await ate(async () => (await ler()) !== null, 'a fresh replica')
  const cookies: string[] = []
  const ctx = (mudar: Partial<Ctx> = {}): Ctx =>
    ({
      hotsite: { id: hotId },
      sessao: null,
      escreveuAte: null,
      https: false,
      servicos: { replicas },
      ler: (fn: Parameters<Ctx['ler']>[0]) => banco.lerDoHotsite(hotId, fn),
      cookie: (c: string) => cookies.push(c),
      ...mudar,
    }) as unknown as Ctx
  const onde = async (replica: boolean, c: Ctx) =>
    comReplica({ replica, method: 'GET' }, c).ler(async (tx) => {
      const r = await sql<{ sim: boolean }>`select pg_is_in_recovery() as sim`.execute(tx)
      return r.rows[0]?.sim === true ? 'replica' : 'primary'
    })
  expect(await onde(true, ctx())).toBe('replica')
  expect(await onde(false, ctx())).toBe('primary')
  expect(await onde(true, ctx({ sessao: { usuId: 1 } as Ctx['sessao'] }))).toBe('primary')
  await lembrarEscrita({ replica: false, method: 'GET' }, ctx())
  await lembrarEscrita({ replica: true, method: 'POST' }, ctx())
  expect(cookies).toEqual([])
  await pausar(true)
  await renomear('Casa Escrita')
  await lembrarEscrita({ replica: false, method: 'POST' }, ctx())
  const escreveuAte = /^mt_escrita=([0-9A-F]+\/[0-9A-F]+);/.exec(cookies[0] ?? '')?.[1] ?? null
  expect(escreveuAte).not.toBeNull()
  expect(await onde(true, ctx({ escreveuAte }))).toBe('primary')
  await pausar(false)
  await ate(
    async () => (await onde(true, ctx({ escreveuAte }))) === 'replica',
    'the replica to have the write',
  )
})

test('one that lags is left out after two seconds, and comes back by itself', async () => {
  await pausar(true)
  await renomear('Casa Tardia')
  await ate(async () => (await ler()) === null, 'the lag to be noticed')
  expect(replicas.situacao()).toMatchObject({ frescas: 0, todas: 1 })
  expect(replicas.situacao().atrasoMs).toBeGreaterThan(1_500)
  await pausar(false)
  await ate(async () => (await ler())?.valor?.nome === 'Casa Tardia', 'the replica to be fresh again')
  await ate(async () => replicas.situacao().atrasoMs === 0, 'the replica to have everything')
  expect(replicas.situacao()).toEqual({ frescas: 1, todas: 1, atrasoMs: 0 })
})

test('one that dies in the middle of a read: the caller asks the primary', async () => {
  await ate(async () => (await ler()) !== null, 'a fresh replica')
  const lida = replicas.ler(hotId, (tx) => sql`select pg_sleep(5)`.execute(tx), null)
  await esperar(200)
  await copia.parar()
  expect(await lida).toBeNull()
  expect(await ler()).toBeNull()
  await ate(async () => replicas.situacao().atrasoMs > 300, 'its silence to be counted')
})

describe('positions', () => {
  test.each([
    ['0/0', 0n],
    ['0/1A', 26n],
    ['1/0', 4294967296n],
    ['16/B374D848', 0x16b374d848n],
    ['', null],
    ['x/1', null],
    ["0/0' or", null],
  ])('%s', (texto, esperado) => {
    expect(lerPosicao(texto)).toBe(esperado)
  })

  test('the newest position that is two seconds old is owed', () => {
    const m = new Marcas()
    expect(m.devida(0)).toBeNull()
    m.anotar(0, 10n)
    expect(m.devida(0)).toBe(10n)
    for (let t = 250; t <= 10_000; t += 250) m.anotar(t, BigInt(t))
    expect(m.devida(10_000)).toBe(8_000n)
    expect(m.devida(10_100)).toBe(8_000n)
    expect(m.devida(20_000)).toBe(10_000n)
  })

  test('a replica is as late as the primary has been beyond its position, for a minute at least', () => {
    const m = new Marcas()
    expect(m.atrasoDe(0n, 0)).toBe(0)
    for (let t = 0; t <= 10_000; t += 250) m.anotar(t, BigInt(t))
    expect(m.atrasoDe(10_000n, 10_100)).toBe(0)
    expect(m.atrasoDe(9_000n, 10_000)).toBe(750)
    // A primary where nothing is written makes no replica late.
    for (let t = 10_250; t <= 20_000; t += 250) m.anotar(t, 10_000n)
    expect(m.atrasoDe(10_000n, 20_000)).toBe(0)
    expect(m.atrasoDe(0n, 20_000)).toBe(19_750)
    for (let t = 20_250; t <= 200_000; t += 250) m.anotar(t, BigInt(t))
    expect(m.atrasoDe(0n, 200_000)).toBeGreaterThanOrEqual(60_000)
  })
})
