import { expect, test } from 'vitest'
import { anexoChamado, nomeDeArquivo } from './nome-de-arquivo.ts'

test.each([
  ['Vendas de março.xlsx', 'Vendas de março.xlsx'],
  ['Lotes 1/2: [tudo].xlsx', 'Lotes 1 2 tudo .xlsx'],
  ['a\r\nSet-Cookie: x.csv', 'a Set-Cookie x.csv'],
  ['..', 'arquivo'],
  ['\ud800', '\ufffd'],
])('%j is kept as %j', (nome, esperado) => {
  expect(nomeDeArquivo(nome)).toBe(esperado)
})

test('the header is one line of plain letters', () => {
  expect(anexoChamado("Lote 'A'\r\n(é).xlsx")).toBe(
    "attachment; filename*=UTF-8''Lote%20%27A%27%20%28%C3%A9%29.xlsx",
  )
})
