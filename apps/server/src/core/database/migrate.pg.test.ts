import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bancoDeTeste } from '../../../../../tests/pg/banco.ts'
import { migrar } from './migrate.ts'

let pasta: string
let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let cliente: pg.Client

beforeEach(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 'martelo-migracoes-'))
  banco = await bancoDeTeste()
  cliente = new pg.Client({ connectionString: banco.url })
  await cliente.connect()
  // A new database, as far as migrations know.
  await cliente.query('truncate migracao')
})
afterEach(async () => {
  await cliente.end()
  await banco.fechar()
  await rm(pasta, { recursive: true, force: true })
})

const escrever = (...numeros: string[]) =>
  Promise.all(
    numeros.map((n) => writeFile(path.join(pasta, `${n}_x.sql`), `create table da_migracao_${n} ()`)),
  )
const tabelas = async () =>
  (
    await cliente.query<{ nome: string }>(
      `select relname as nome from pg_class where relname like 'da_migracao_%' order by 1`,
    )
  ).rows.map((r) => r.nome.slice(-4))

test('a new database takes all files in the order of their numbers', async () => {
  await escrever('0003', '0001', '0002')
  expect(await migrar(banco.url, { pasta })).toEqual(['0001_x.sql', '0002_x.sql', '0003_x.sql'])
  expect(await migrar(banco.url, { pasta })).toEqual([])
})

test('a file below the last one that ran is refused by name, and none of the others is applied', async () => {
  await escrever('0001', '0003')
  await migrar(banco.url, { pasta })
  await escrever('0002', '0004')
  await expect(migrar(banco.url, { pasta })).rejects.toThrow(
    'Migration 0002_x.sql is numbered below 0003_x.sql, the last one that ran on this database: nothing was applied.',
  )
  expect(await tabelas()).toEqual(['0001', '0003'])
})

test('in development a branch may land below another one', async () => {
  await escrever('0001', '0003')
  await migrar(banco.url, { pasta })
  await escrever('0002')
  expect(await migrar(banco.url, { pasta, foraDeOrdem: true })).toEqual(['0002_x.sql'])
})

test('a file that changed after it ran is refused', async () => {
  await escrever('0001')
  await migrar(banco.url, { pasta })
  await writeFile(path.join(pasta, '0001_x.sql'), 'create table outra ()')
  await expect(migrar(banco.url, { pasta })).rejects.toThrow('0001_x.sql changed after it ran')
})
