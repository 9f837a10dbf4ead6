import { expect, test } from 'vitest'
import { DONOS, PARTILHADAS } from '../../apps/server/src/tables.ts'
import { analisar } from '../../tools/quality/sources.ts'
import { lerEscritas, lerTabelas } from '../../tools/quality/tables.ts'

const donoDe = new Map(Object.entries(DONOS).flatMap(([quem, tabelas]) => tabelas.map((t) => [t, quem])))

test('every table has one owner in apps/server/src/tables.ts', () => {
  const tabelas = lerTabelas()
  expect(tabelas.length).toBeGreaterThan(100)
  expect(tabelas.filter((t) => !donoDe.has(t))).toEqual([])
  const declaradas = Object.values(DONOS).flat()
  expect(declaradas.filter((t) => !tabelas.includes(t))).toEqual([])
  expect(declaradas.filter((t, i) => declaradas.indexOf(t) !== i)).toEqual([])
})

test('the owner’s statements alone write a table, and those of modules that own columns of it', () => {
  const escritas = lerEscritas()
  expect(escritas.length).toBeGreaterThan(200)
  const alheias = escritas.filter(
    ({ tabela, quem }) => donoDe.get(tabela) !== quem && PARTILHADAS[tabela]?.[quem] === undefined,
  )
  expect(alheias.map((e) => `${e.arquivo} writes ${e.tabela}, which is ${donoDe.get(e.tabela)}'s`)).toEqual(
    [],
  )
  const partilhadas = Object.entries(PARTILHADAS).flatMap(([t, quem]) =>
    Object.keys(quem).map((q) => `${q} ${t}`),
  )
  const havidas = new Set(escritas.map((e) => `${e.quem} ${e.tabela}`))
  expect(
    partilhadas.filter((p) => !havidas.has(p)),
    'what is not shared any more leaves the list',
  ).toEqual([])
})

test.each([
  ['text', 'await sql`update lote set numero = ${n} where id = ${id}`.execute(tx)'],
  ['Kysely', `await tx.updateTable('lote').set({ numero }).execute()`],
])('a statement of another module is found: %s', (_, linha) => {
  const fonte = analisar('apps/server/src/modules/avisos/x.ts', `async function f() {\n  ${linha}\n}\n`)
  expect(lerEscritas([fonte])).toEqual([{ arquivo: fonte.caminho, quem: 'avisos', tabela: 'lote' }])
})
