import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { expect, test } from 'vitest'
import { cabecaDoLote } from './cabeca-do-lote.server.ts'

const cabeca = (mudar: Partial<LotePublico>, tipo: 'leilao' | 'loja' = 'leilao') => {
  const lote = {
    nome: 'Uno',
    url: '/leilao/campinas-SP/carros/fiat/uno/ano.2019/77',
    categoria: 'Carro',
    marca: 'Fiat',
    cidade: null,
    anoFabricacao: 2019,
    anoModelo: 2019,
    km: null,
    minimo: 1_000_00,
    lance: null,
    valorVendido: null,
    compreJa: null,
    situacao: 'LIBERADO_LEILAO',
    descricao: '',
    fotosUrls: [],
    veiculo: { modelo: 'Uno', cor: null },
    comitente: { nome: 'Banco' },
    dataFim: null,
    relistado: null,
    ...mudar,
  }
  return cabecaDoLote(lote as unknown as LotePublico, true, 'https://casa.com.br', tipo)
}
const lance = { valor: 1_500_00 } as LotePublico['lance']

test('the value is called what it is', () => {
  expect(cabeca({}).descricao).toContain('Uno: lance inicial R$ 1.000')
  expect(cabeca({ lance }).descricao).toContain('Uno: lance atual R$ 1.500')
  expect(cabeca({ lance, valorVendido: 1_700_00 }).descricao).toContain('Uno: vendido por R$ 1.700')
  expect(cabeca({}, 'loja').descricao).toContain('Uno: preço inicial R$ 1.000')
  expect(cabeca({ lance }, 'loja').descricao).toContain('Uno: oferta atual R$ 1.500')
})

const precoDosDados = (c: ReturnType<typeof cabeca>) => /"price":"([^"]+)"/.exec(JSON.stringify(c.dados))?.[1]

test('a shop tells search engines its price, an auction its bids', () => {
  const compreJa = 3_000_00
  expect(precoDosDados(cabeca({ compreJa, lance }, 'loja'))).toBe('3000.00')
  expect(cabeca({ compreJa, lance }, 'loja').descricao).toContain('Uno: preço R$ 3.000')
  expect(precoDosDados(cabeca({ compreJa, lance }))).toBe('1500.00')
})

test('a relisted lot is kept under its newer address', () => {
  const relistado = '/leilao/campinas-SP/carros/fiat/uno/ano.2019/99'
  expect(cabeca({}).canonico).toMatch(/\/77$/)
  expect(cabeca({ relistado })).toMatchObject({ canonico: relistado, indexar: true })
})
