// Reading without a transaction: each question alone is bound to its house and may write nothing, and leaves nothing behind.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import { abrirBanco, type BancoDeDados, type Tx } from './database.ts'
import { ClientePreparado } from './preparados.ts'

let meu: Awaited<ReturnType<typeof bancoDeTeste>>
let banco: BancoDeDados
let casas: readonly [number, number]
beforeAll(async () => {
  meu = await bancoDeTeste()
  // One connection: the next query gets what the last one left.
  banco = abrirBanco(meu.url, { app: 1, sistema: 1 })
  await sql`create table segredo (hot_id int, texto text)`.execute(banco.sistema)
  await sql`alter table segredo enable row level security`.execute(banco.sistema)
  await sql`create policy so_da_casa on segredo using (hot_id = nullif(current_setting('martelo.hot_id', true), '')::int)`.execute(
    banco.sistema,
  )
  await sql`grant all on segredo to martelo_app`.execute(banco.sistema)
  casas = [1, 2]
  for (const hotId of casas)
    await sql`insert into segredo values (${hotId}, ${`da casa ${hotId}`})`.execute(banco.sistema)
})
afterAll(async () => {
  await banco.fechar()
  await meu.fechar()
})

const textos = async (tx: Tx): Promise<string[]> =>
  (await sql<{ texto: string }>`select texto from segredo order by hot_id`.execute(tx)).rows.map(
    (l) => l.texto,
  )
const comValor = async (tx: Tx, texto: string): Promise<number> =>
  (await sql`select texto from segredo where texto = ${texto}`.execute(tx)).rows.length

test('one connection, two houses in turn: each sees its own, with values and without', async () => {
  for (let vez = 0; vez < 6; vez++)
    for (const hotId of casas) {
      expect(await banco.lerDoHotsite(hotId, textos)).toEqual([`da casa ${hotId}`])
      expect(await banco.lerDoHotsite(hotId, (tx) => comValor(tx, 'da casa 1'))).toBe(hotId === 1 ? 1 : 0)
    }
})

test('several questions of one reading, side by side', async () => {
  const lidos = await banco.lerDoHotsite(2, (tx) =>
    Promise.all([textos(tx), comValor(tx, 'da casa 2'), textos(tx)]),
  )
  expect(lidos).toEqual([['da casa 2'], 1, ['da casa 2']])
})

test('a question that fails takes nothing with it: neither the connection nor the house', async () => {
  await banco.lerDoHotsite(1, async (tx) => {
    await expect(sql`select 1 / ${0}::int`.execute(tx)).rejects.toThrow('division by zero')
    await expect(sql`select from nenhuma_tabela`.execute(tx)).rejects.toThrow('does not exist')
    expect(await textos(tx)).toEqual(['da casa 1'])
  })
  expect(await banco.lerDoHotsite(2, textos)).toEqual(['da casa 2'])
})

test('nothing is written, and the writer after it writes', async () => {
  const inserir = (tx: Tx) => sql`insert into segredo values (${1}, ${'novo'})`.execute(tx)
  await expect(banco.lerDoHotsite(1, inserir)).rejects.toMatchObject({ code: '25006' })
  await banco.doHotsite(1, inserir)
  expect(await banco.lerDoHotsite(1, textos)).toEqual(['da casa 1', 'novo'])
  await banco.doHotsite(1, (tx) => sql`delete from segredo where texto = ${'novo'}`.execute(tx))
})

test('what was said for a reading is gone after each question', async () => {
  const c = new ClientePreparado({ connectionString: meu.url, options: '-c role=martelo_app' })
  await c.connect()
  const perguntar = async <T>(texto: string, valores: unknown[] = []): Promise<T[]> =>
    (await c.query(texto, valores)).rows as T[]
  const estado = `select current_setting('martelo.hot_id', true) as casa, current_setting('transaction_read_only') as leitura`
  await perguntar('start transaction read only')
  await perguntar(`select set_config('martelo.hot_id', '2', true)`)
  expect(await perguntar(estado)).toEqual([{ casa: '2', leitura: 'on' }])
  expect(c.getTransactionStatus()).toBe('I')
  await perguntar('commit')
  expect(await perguntar(estado)).toEqual([{ casa: '', leitura: 'off' }])
  expect(await perguntar('select * from segredo')).toEqual([])
  await c.end()
})

test('a transaction that only reads and names no house is one', async () => {
  const c = new ClientePreparado({ connectionString: meu.url })
  await c.connect()
  await c.query('start transaction read only')
  await c.query('select $1::int as um', [1])
  expect(c.getTransactionStatus()).toBe('T')
  await c.query('commit')
  expect(c.getTransactionStatus()).toBe('I')
  await c.end()
})
