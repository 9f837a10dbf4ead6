import { describe, expect, it } from 'vitest'
import { anos, quilometros, reais } from './reais.ts'

describe('prices on cards', () => {
  it.each([
    [0, 'R$ 0'],
    [99_900, 'R$ 999'],
    [3_550_000, 'R$ 35.500'],
    [123_456_789, 'R$ 1.234.567,89'],
    [100_005, 'R$ 1.000,05'],
  ])('%i', (centavos, texto) => expect(reais(centavos)).toBe(texto))
  it('says kilometres', () => expect(quilometros(61_240)).toBe('61.240 km'))
  it.each([
    [2018, 2019, '2018/2019'],
    [2019, 2019, '2019'],
    [null, 2020, '2020'],
    [2020, null, '2020'],
    [null, null, null],
  ])('years %s and %s', (f, m, texto) => expect(anos(f, m)).toBe(texto))
})
