import { expect, test } from 'vitest'
import { lerTabelaFipe } from './ler-tabela-fipe.ts'

const linhas = (...l: (string | number | null)[][]) => l.map((valores, i) => ({ numero: i + 1, valores }))
const TITULOS = ['Código FIPE', 'Modelo', 'Ano Modelo', 'Combustível', 'Preço médio']

test('columns are found by their titles, and prices come as centavos', () => {
  expect(
    lerTabelaFipe(linhas(TITULOS, ['001004-9', 'Palio 1.0', '2013 Gasolina', 'Flex', 'R$ 21.340,00'])).precos,
  ).toEqual([
    { codigo: '001004-9', nome: 'Palio 1.0', anoModelo: 2013, combustivel: 'Flex', valor: 2_134_000 },
  ])
  expect(
    lerTabelaFipe(linhas(TITULOS, ['001004-9', 'Palio', 'Zero KM', null, 21340.5])).precos[0],
  ).toMatchObject({
    anoModelo: 32_000,
    valor: 2_134_050,
  })
})

test.each([
  [['0010048', 'Palio', 2013, '', 1], /FIPE inválido/],
  [['001004-9', 'Palio', 'x', '', 1], /Ano/],
  [['001004-9', 'Palio', 2013, '', 'grátis'], /Valor/],
  [['001004-9', '', 2013, '', 1], /modelo/],
])('%j is refused alone', (ruim, motivo) => {
  const r = lerTabelaFipe(linhas(TITULOS, ruim, ['001004-9', 'Palio', 2013, '', 10]))
  expect(r.precos).toHaveLength(1)
  expect(r.recusadas).toEqual([{ linha: 2, motivo: expect.stringMatching(motivo) }])
})

test('a sheet without prices says so', () =>
  expect(lerTabelaFipe(linhas(['Código', 'Modelo', 'Ano'])).falta).toEqual(['valor']))
