import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RAIZ } from '../../tools/quality/sources.ts'
import { descreverEsquema } from '../../tools/schema/descrever.ts'
import { bancoDeTeste } from '../pg/banco.ts'

let banco: Awaited<ReturnType<typeof bancoDeTeste>>
let cliente: pg.Client

beforeAll(async () => {
  banco = await bancoDeTeste()
  cliente = new pg.Client({ connectionString: banco.url })
  await cliente.connect()
})

afterAll(async () => {
  await cliente.end()
  await banco.fechar()
})

test('schema.sql is the sum of the migrations', async () => {
  const escrito = readFileSync(join(RAIZ, 'apps/server/src/schema.sql'), 'utf8').replaceAll('\r\n', '\n')
  expect(await descreverEsquema(cliente)).toBe(escrito)
})

test('every table of a hotsite is closed by row-level security, also to its owner', async () => {
  const { rows } = await cliente.query<{ relname: string }>(
    `select c.relname from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'hot_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not (c.relrowsecurity and c.relforcerowsecurity)`,
  )
  expect(rows.map((r) => r.relname)).toEqual([])
})
