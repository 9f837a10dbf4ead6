// Who keeps a private file is read from the catalog: a table that is new today counts by itself.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { apagarSemDono } from './apagar-sem-dono.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

test('a row of an unlisted table keeps its file; its last row gone, the file goes', async () => {
  const chave = 'anexos/1/ab/abc.pdf'
  const { privado } = c.servicos.arquivos
  await privado.gravar(chave, Buffer.from('x'), 'application/pdf')
  await sql`create table de_amanha (arquivo text)`.execute(c.banco.sistema)
  await sql`insert into de_amanha values (${chave})`.execute(c.banco.sistema)
  expect(await apagarSemDono(c.servicos, chave)).toBe(false)
  expect(await privado.existe(chave)).toBe(true)
  await sql`drop table de_amanha`.execute(c.banco.sistema)
  expect(await apagarSemDono(c.servicos, chave)).toBe(true)
  expect(await privado.existe(chave)).toBe(false)
})

/** Read through at each deletion, until it gets its index. */
const SEM_INDICE = ['documento_emitido']

test('each of those columns has an index that begins with it, so that a deletion reads no table through', async () => {
  const { rows } = await sql<{ tabela: string; indice: boolean }>`
    select c.relname as tabela,
      exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum) as indice
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'arquivo' and a.atttypid = 'text'::regtype and not a.attisdropped
    order by 1`.execute(c.banco.sistema)
  expect(rows.map((r) => r.tabela)).toEqual(
    expect.arrayContaining(['anexo', 'cliente_documento', 'comprovante', 'documento_emitido', 'importacao']),
  )
  expect(rows.filter((r) => !r.indice).map((r) => r.tabela)).toEqual(SEM_INDICE)
})
