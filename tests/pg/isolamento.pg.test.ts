/**
 * Row-level security, table by table: a transaction for hotsite B neither sees nor changes a row of hotsite A, and can
 * write none in its name. The list of tables is the database's own, so a new table is in the test by being there.
 */
import { sql } from 'kysely'
import pg from 'pg'
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
  await encher(c.url, c.hotsite.id)
})
afterAll(() => c.fechar())

/** What stands in the columns of a key, by type; numbers that no sequence comes to. */
const CHAVE: Readonly<Record<string, string>> = {
  smallint: '32000',
  integer: '2000000000',
  bigint: '2000000000',
  text: "'enchido'",
  character: "'ZZ'",
  uuid: 'gen_random_uuid()',
  date: 'current_date',
  'timestamp with time zone': 'now()',
  bytea: "'\\x00'",
  boolean: 'true',
}

/**
 * A row of the hotsite in each table that has none. This copy of the database loses what keeps an empty row out (checks,
 * references, obligatory columns, triggers) and keeps its policies.
 */
async function encher(url: string, hotId: number): Promise<void> {
  const dono = new pg.Client({ connectionString: url })
  await dono.connect()
  try {
    await dono.query('set session_replication_role = replica')
    const soltar = await dono.query<{ comando: string }>(
      `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as comando
        from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f') and conrelid <> 0`,
    )
    for (const { comando } of soltar.rows) await dono.query(comando)
    const r = await dono.query<{
      tabela: string
      livres: string[]
      chaves: { nome: string; tipo: string }[]
    }>(
      `select c.relname as tabela,
          coalesce(array_agg(a.attname::text) filter (where a.attnotnull and a.attidentity = '' and not k.e), '{}') as livres,
          coalesce(jsonb_agg(jsonb_build_object('nome', a.attname, 'tipo', format_type(a.atttypid, null)))
            filter (where k.e and not a.atthasdef and a.attidentity = '' and a.attname <> 'hot_id'), '[]') as chaves
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          cross join lateral (select exists (select from pg_index i
            where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as e) k
        where c.relnamespace = 'public'::regnamespace and c.relname = any($1) group by c.relname`,
      [tabelas],
    )
    for (const { tabela, livres, chaves } of r.rows) {
      const t = dono.escapeIdentifier(tabela)
      const tem = await dono.query(`select from ${t} where hot_id = $1 limit 1`, [hotId])
      if (tem.rowCount) continue
      for (const l of livres)
        await dono.query(`alter table ${t} alter column ${dono.escapeIdentifier(l)} drop not null`)
      const colunas = ['hot_id', ...chaves.map((k) => k.nome)].map((n) => dono.escapeIdentifier(n))
      const valores = [String(hotId), ...chaves.map((k) => CHAVE[k.tipo] ?? 'null')]
      await dono.query(`insert into ${t} (${colunas.join()}) values (${valores.join()})`)
    }
  } finally {
    await dono.end()
  }
}

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
  for (const t of tabelas) {
    const tabela = sql.table(t)
    const dono = await sql<{
      n: number
    }>`select count(*) as n from ${tabela} where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
    expect(dono.rows[0]?.n, `${t} has a row to be seen`).toBeGreaterThan(0)
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
})

test('no row can be written in the name of another hotsite, nor without one', async () => {
  // A policy is asked before columns are: a row of its hotsite and nothing else is enough.
  const por = (tabela: string, hotId: number | null, comoQuem: number) =>
    c.banco
      .doHotsite(comoQuem, (tx) =>
        sql`insert into ${sql.table(tabela)} (hot_id) values (${hotId})`.execute(tx),
      )
      .then(() => 'written')
      .catch((e: Error) => (/row-level security/.test(e.message) ? 'refused' : e.message))
  const { rows } = await sql<{ nome: string }>`
    select c.relname as nome from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relname = any(${tabelas}) and has_table_privilege('martelo_app', c.oid, 'insert')`.execute(
    c.banco.sistema,
  )
  expect(rows.length).toBeGreaterThan(100)
  const escritas: Record<string, string> = {}
  for (const { nome } of rows) {
    const r = await por(nome, c.hotsite.id, c.outroHotsite.id)
    if (r !== 'refused') escritas[nome] = r
    const s = await por(nome, null, c.outroHotsite.id)
    if (s !== 'refused') escritas[`${nome} null`] = s
    const q = await por(nome, c.hotsite.id, c.hotsite.id)
    if (q === 'refused') escritas[`${nome} own`] = q
  }
  // A sale is numbered by its hotsite before the policy is asked.
  expect(escritas).toEqual({ 'venda null': expect.stringMatching(/^null values cannot/) })
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
