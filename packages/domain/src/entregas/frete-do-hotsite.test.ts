import { expect, test } from 'vitest'
import { freteDoPatio, origemDoFrete, simularFrete, TABELA_DE_FRETE_PADRAO, tipoDoFrete } from './frete.ts'

const SO_CAMPINAS = [{ uf: 'SP', origem: 'GO', valor: 123_45, prazoDias: 3 }] as const

test('a hotsite’s own row counts, and what it leaves out has no freight', () => {
  expect(simularFrete('GO', { cidade: 'Campinas', uf: 'SP' }, 'LEVE', SO_CAMPINAS)).toEqual({
    origem: 'Goiânia',
    destino: { cidade: 'São Paulo', uf: 'SP' },
    pelaCapital: true,
    valor: 123_45,
    prazoDias: 3,
  })
  expect(simularFrete('PA', { cidade: 'São Paulo', uf: 'SP' }, 'LEVE', SO_CAMPINAS)).toBeNull()
})

test('half of an odd value is rounded to a centavo', () => {
  expect(simularFrete('GO', { cidade: '', uf: 'SP' }, 'MOTO', SO_CAMPINAS)?.valor).toBe(61_73)
})

test('the product’s table has each capital once per origin', () => {
  expect(new Set(TABELA_DE_FRETE_PADRAO.map((l) => l.uf + l.origem)).size).toBe(54)
})

const DE_SAO_PAULO = [
  ...TABELA_DE_FRETE_PADRAO,
  { uf: 'SP', origem: 'SP', valor: 300_00, prazoDias: 2 },
  { uf: 'RJ', origem: 'SP', valor: 600_00, prazoDias: 4 },
]
test.each([
  ['PA', 'SP', TABELA_DE_FRETE_PADRAO, 'PA'],
  ['PA', 'PA', TABELA_DE_FRETE_PADRAO, 'PA'],
  ['CE', 'SP', TABELA_DE_FRETE_PADRAO, 'PA'],
  ['SP', 'RJ', TABELA_DE_FRETE_PADRAO, 'GO'],
  ['SP', 'SP', TABELA_DE_FRETE_PADRAO, null],
  ['SP', 'SP', DE_SAO_PAULO, 'SP'],
  ['SP', 'RJ', DE_SAO_PAULO, 'SP'],
  [null, 'SP', TABELA_DE_FRETE_PADRAO, 'GO'],
] as const)('goods in %s to %s leave from', (uf, para, tabela, origem) =>
  expect(origemDoFrete(uf, para, tabela)).toBe(origem),
)

test('from Guarulhos to São Paulo no lorry comes from Goiânia', () => {
  const saoPaulo = { cidade: 'São Paulo', uf: 'SP' }
  expect(freteDoPatio('SP', saoPaulo, 'LEVE')).toBeNull()
  expect(freteDoPatio('SP', saoPaulo, 'LEVE', DE_SAO_PAULO)).toMatchObject({
    origem: 'São Paulo',
    valor: 300_00,
    prazoDias: 2,
  })
  expect(freteDoPatio('SP', { cidade: '', uf: 'BA' }, 'LEVE', DE_SAO_PAULO)).toBeNull()
})

test.each([
  ['Carros', 'LEVE'],
  ['Moto', 'MOTO'],
  ['Pesados', 'PESADO'],
  ['Imóveis', null],
  ['Sucatas', null],
] as const)('%s travels as %s', (categoria, tipo) => expect(tipoDoFrete(categoria)).toBe(tipo))
