// Remembered plans: used where a statement comes often, given up where a table has changed under them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import { abrirBanco, type BancoDeDados, type Tx } from './database.ts'

let meu: Awaited<ReturnType<typeof bancoDeTeste>>
let banco: BancoDeDados
beforeAll(async () => {
  meu = await bancoDeTeste()
  // One connection of each kind: its cached plans are met again.
  banco = abrirBanco(meu.url, { app: 1, sistema: 1 })
})
afterAll(async () => {
  await banco.fechar()
  await meu.fechar()
})
beforeEach(async () => {
  await sql`drop table if exists coisa`.execute(banco.sistema)
  await sql`create table coisa (id int primary key, nome text)`.execute(banco.sistema)
  await sql`grant all on coisa to martelo_app`.execute(banco.sistema)
  await sql`insert into coisa values (1, 'um')`.execute(banco.sistema)
})

const ler = (db: Tx | BancoDeDados['sistema'], id: number) =>
  sql<Record<string, unknown>>`select * from coisa where id = ${id}`.execute(db).then((r) => r.rows[0])
const vezes = async (n: number, fn: () => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < n; i++) await fn()
}
/** What another process does, on a connection of its own. */
async function outro(fazer: (db: BancoDeDados['sistema']) => Promise<unknown>): Promise<void> {
  const o = abrirBanco(meu.url, { app: 1, sistema: 1 })
  await fazer(o.sistema)
  await o.fechar()
}
const maisUmaColuna = () =>
  outro((db) => sql`alter table coisa add column cor text default 'azul'`.execute(db))

test('a statement that comes often is prepared, one that came twice is not', async () => {
  const preparados = async (): Promise<string[]> =>
    (
      await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(banco.sistema)
    ).rows.map((l) => l.statement)
  await vezes(2, () => sql`select nome from coisa where id = ${1}`.execute(banco.sistema))
  expect((await preparados()).filter((s) => s.includes('select nome from coisa'))).toEqual([])
  await vezes(2, () => sql`select nome from coisa where id = ${1}`.execute(banco.sistema))
  expect((await preparados()).filter((s) => s.includes('select nome from coisa'))).toHaveLength(1)
})

test('a conflict whose index depends on a value is resolved however often it comes', async () => {
  await sql`create unique index on coisa (nome) where id > 10`.execute(banco.sistema)
  const inserir = (id: number) =>
    sql`insert into coisa values (${id}, 'igual') on conflict (nome) where id > ${10} do update set nome = excluded.nome`.execute(
      banco.sistema,
    )
  for (let id = 11; id < 25; id++) await inserir(id)
  expect((await sql`select from coisa where nome = 'igual'`.execute(banco.sistema)).rows).toHaveLength(1)
})

test('a table gets a column in another process: the next reader sees it, and no reader an error', async () => {
  await vezes(4, () => ler(banco.sistema, 1))
  await maisUmaColuna()
  expect(await ler(banco.sistema, 1)).toEqual({ id: 1, nome: 'um', cor: 'azul' })
})

test('the same within a transaction that only reads: it is read again', async () => {
  const nele = () => banco.lerDoHotsite(1, (tx) => ler(tx, 1))
  await vezes(4, nele)
  await maisUmaColuna()
  expect(await nele()).toEqual({ id: 1, nome: 'um', cor: 'azul' })
})

test('a transaction that writes rolls back once, and then no more', async () => {
  const nele = () =>
    banco.doHotsite(1, async (tx) => {
      await sql`update coisa set nome = nome || '!' where id = ${1}`.execute(tx)
      return ler(tx, 1)
    })
  await vezes(4, nele)
  await maisUmaColuna()
  await expect(nele()).rejects.toMatchObject({ code: '0A000' })
  expect(await nele()).toEqual({ id: 1, nome: 'um!!!!!', cor: 'azul' })
})

test.each([
  ['with values', (tx: Tx) => sql`insert into coisa values (${2}, 'dois')`.execute(tx)],
  ['without', (tx: Tx) => sql`insert into coisa values (2, 'dois')`.execute(tx)],
])('what begins with its first statement (%s) is a transaction all the same', async (_, inserir) => {
  const falhou = banco.sistema.transaction().execute(async (tx) => {
    await inserir(tx)
    throw new Error('changed his mind')
  })
  await expect(falhou).rejects.toThrow('changed his mind')
  expect(await ler(banco.sistema, 2)).toBeUndefined()
  await banco.sistema.transaction().execute(inserir)
  expect(await ler(banco.sistema, 2)).toMatchObject({ nome: 'dois' })
})

test('so does one whose first statement has a name of its own', async () => {
  const c = await banco.poolSistema.connect()
  await c.query('begin')
  await c.query({ name: 'minha', text: 'insert into coisa values ($1, $2)', values: [4, 'quatro'] })
  await c.query('rollback')
  c.release()
  expect(await ler(banco.sistema, 4)).toBeUndefined()
})

test('a transaction that asks for nothing, and one whose first statement fails, leave nothing behind', async () => {
  await banco.sistema.transaction().execute(() => Promise.resolve())
  await expect(banco.sistema.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(
    /division/,
  )
  const r = await sql<{ fora: boolean }>`select pg_current_xact_id_if_assigned() is null as fora`.execute(
    banco.sistema,
  )
  expect(r.rows[0]?.fora).toBe(true)
  await expect(
    banco.lerDoHotsite(1, (tx) => sql`insert into coisa values (3, 'três')`.execute(tx)),
  ).rejects.toThrow(/read-only/)
})
