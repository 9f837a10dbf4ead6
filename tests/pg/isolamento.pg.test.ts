/**
 * Row-level security, table by table: a transaction for hotsite B neither sees nor changes a row of hotsite A, and can
 * write none in its name. The list of tables is the database's own, so a new table is in the test by being there.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from './cenario.ts'

let c: Cenario
let tabelas: string[]

beforeAll(async () => {
  c = await criarCenario()
  const r = await sql<{ nome: string }>`
    select c.relname as nome from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'hot_id' and not a.attisdropped
    order by 1`.execute(c.banco.sistema)
  tabelas = r.rows.map((l) => l.nome)
})
afterAll(() => c.fechar())

test('every table that belongs to a hotsite has a forced policy', async () => {
  expect(tabelas.length).toBeGreaterThan(30)
  const r = await sql<{ nome: string }>`
    select c.relname as nome from pg_class c
    where c.relname = any(${tabelas}) and c.relnamespace = 'public'::regnamespace
      and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`.execute(
    c.banco.sistema,
  )
  expect(r.rows).toEqual([])
})

test('rows of another hotsite are neither seen nor touched', async () => {
  let comLinhas = 0
  for (const t of tabelas) {
    const tabela = sql.table(t)
    const dono = await sql<{
      n: number
    }>`select count(*) as n from ${tabela} where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
    if (dono.rows[0]?.n) comLinhas += 1
    await c.banco.doHotsite(c.outroHotsite.id, async (tx) => {
      const visto = await sql<{
        n: number
      }>`select count(*) as n from ${tabela} where hot_id = ${c.hotsite.id}`.execute(tx)
      expect(visto.rows[0]?.n, `${t} is seen`).toBe(0)
      const mudado = await sql`update ${tabela} set hot_id = hot_id where hot_id = ${c.hotsite.id}`.execute(
        tx,
      )
      expect(mudado.numAffectedRows ?? 0n, `${t} is changed`).toBe(0n)
    })
  }
  expect(comLinhas).toBeGreaterThan(10)
})

test('no row can be written in the name of another hotsite, nor without one', async () => {
  const novo = (hotId: number) => sql`insert into grupo_cliente (hot_id, nome) values (${hotId}, 'alheio')`
  await expect(c.banco.doHotsite(c.outroHotsite.id, (tx) => novo(c.hotsite.id).execute(tx))).rejects.toThrow(
    /row-level security/,
  )
  await c.banco.doHotsite(c.hotsite.id, (tx) => novo(c.hotsite.id).execute(tx))
})

test('the application role reaches neither keys nor the queue', async () => {
  for (const alvo of ['chave_do_sistema', 'graphile_worker._private_jobs'])
    await expect(
      c.banco.doHotsite(c.hotsite.id, (tx) => sql`select * from ${sql.raw(alvo)}`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
})

test('audit and bids only grow', async () => {
  await c.banco.doHotsite(c.hotsite.id, (tx) =>
    tx
      .insertInto('auditoria')
      .values({ hotId: c.hotsite.id, entidade: 'lote', entidadeUid: 'x', acao: 'teste' })
      .execute(),
  )
  await expect(c.banco.doHotsite(c.hotsite.id, (tx) => tx.deleteFrom('auditoria').execute())).rejects.toThrow(
    /append-only/,
  )
  await expect(c.banco.sistema.updateTable('auditoria').set({ acao: 'outra' }).execute()).rejects.toThrow(
    /append-only/,
  )
})
