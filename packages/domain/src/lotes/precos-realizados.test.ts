import { describe, expect, it } from 'vitest'
import { caminhoDosPrecos, mediana, resumirVendas, temPrecos } from './precos-realizados.ts'

const venda = (data: string, valor: number, anoModelo: number | null, fipe: number | null) => ({
  data: `${data}T15:00:00.000Z`,
  valor,
  anoModelo,
  fipe,
})

describe('realised prices of a model', () => {
  it.each([
    [[], 0],
    [[500], 500],
    [[900, 100, 500], 500],
    [[100, 201], 151],
    [[1, 100, 200, 1_000_000], 150],
  ])('the median of %j is %i', (valores, esperada) => {
    expect(mediana(valores)).toBe(esperada)
  })

  it('files a sale of the evening under its month in Brasília', () => {
    const noite = { ...venda('2026-10-01', 10_000_00, 2015, null), data: '2026-10-01T00:30:00.000Z' }
    expect(resumirVendas([noite])?.porMes.map((m) => m.mes)).toEqual(['2026-09'])
  })

  it('counts by month and by model year, and says the share of FIPE where it is known', () => {
    const r = resumirVendas([
      venda('2026-09-02', 20_000_00, 2015, 40_000_00),
      venda('2026-11-05', 30_000_00, 2018, 50_000_00),
      venda('2026-09-20', 24_000_00, 2015, null),
      venda('2026-10-01', 10_000_00, null, 40_000_00),
    ])
    expect(r).toEqual({
      quantidade: 4,
      mediana: 22_000_00,
      menor: 10_000_00,
      maior: 30_000_00,
      parteDaFipe: 50,
      porMes: [
        { mes: '2026-09', quantidade: 2, mediana: 22_000_00 },
        { mes: '2026-10', quantidade: 1, mediana: 10_000_00 },
        { mes: '2026-11', quantidade: 1, mediana: 30_000_00 },
      ],
      porAno: [
        { ano: 2018, quantidade: 1, mediana: 30_000_00 },
        { ano: 2015, quantidade: 2, mediana: 22_000_00 },
      ],
    })
  })

  it('says nothing of a model that was never sold', () => {
    expect(resumirVendas([])).toBeNull()
  })

  it('gives each model one address, however it is spelled', () => {
    expect(caminhoDosPrecos('Citroën', 'C4 Pallas')).toBe(caminhoDosPrecos('CITROEN', 'c4  pallas'))
    expect(temPrecos('Fiat', '—')).toBe(false)
  })
})
