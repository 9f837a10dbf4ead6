import { expect, test } from 'vitest'
import { origemDoFrete, simularFrete, TABELA_DE_FRETE_PADRAO, tabelaDeFrete, tipoDoFrete } from './frete.ts'

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
  expect(tabelaDeFrete('GO', 'LEVE', SO_CAMPINAS)).toHaveLength(1)
})

test('half of an odd value is rounded to a centavo', () => {
  expect(simularFrete('GO', { cidade: '', uf: 'SP' }, 'MOTO', SO_CAMPINAS)?.valor).toBe(61_73)
})

test('the product’s table has each capital once per origin', () => {
  expect(new Set(TABELA_DE_FRETE_PADRAO.map((l) => l.uf + l.origem)).size).toBe(54)
})

test.each([
  ['PA', 'PA'],
  ['CE', 'PA'],
  ['SP', 'GO'],
  [null, 'GO'],
] as const)('goods in %s leave from %s', (uf, origem) => expect(origemDoFrete(uf)).toBe(origem))

test.each([
  ['Carros', 'LEVE'],
  ['Moto', 'MOTO'],
  ['Pesados', 'PESADO'],
  ['Imóveis', null],
  ['Sucatas', null],
] as const)('%s travels as %s', (categoria, tipo) => expect(tipoDoFrete(categoria)).toBe(tipo))
