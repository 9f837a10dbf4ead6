// The one way of a list, on a real database: how many there are is told by a full page, by the last and by one past the end.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { contemSql, listar, ordemSql } from './lista.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ lotes: 0, clientes: 0 })
  await sql`insert into carimbo (hot_id, nome, ordem) select h, 'Lista ' || n, n from generate_series(1, 45) n,
    unnest(array[${c.hotsite.id}, ${c.outroHotsite.id}]::int[]) h`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())

const ler = (qual: number, porPagina = 20, busca?: string, ordenar?: string) =>
  c.ctx(c.equipe).ler((tx) =>
    listar<{ nome: string }>(tx, {
      colunas: sql`t.nome, x.dobro`,
      de: sql`carimbo t`,
      deTudo: sql`cross join lateral (select t.ordem * 2 as dobro) x`,
      onde: [sql`t.hot_id = ${c.hotsite.id}`, sql`t.nome like 'Lista %'`, contemSql(busca, [sql`t.nome`])],
      ordem: ordemSql(ordenar, { nome: sql`t.nome`, dobro: sql`x.dobro` }, sql`t.ordem`, sql`t.id`),
      pagina: { pagina: qual, porPagina },
    }),
  )

test.each([
  ['a full page', 1, 20, 45],
  ['the last page', 3, 5, 45],
  ['a page past the end', 9, 0, 45],
])('%s says how many there are in all', async (_, qual, linhas, total) => {
  const r = await ler(qual)
  expect([r.linhas.length, r.total]).toEqual([linhas, total])
})
test('a page that ends with the list, and a list that is empty', async () => {
  expect((await ler(3, 15)).total).toBe(45)
  expect(await ler(1, 20, 'zzz')).toEqual({ linhas: [], total: 0 })
  expect((await ler(2, 20, 'zzz')).total).toBe(0)
})
test('an order that the table does not know falls back to its own, and text is found without accents', async () => {
  expect((await ler(1, 1, undefined, '-dobro')).linhas[0]?.nome).toBe('Lista 45')
  expect((await ler(1, 1, undefined, 'hot_id; drop table carimbo')).linhas[0]?.nome).toBe('Lista 1')
  expect((await ler(1, 20, 'LÍSTA 4')).total).toBe(7)
})
