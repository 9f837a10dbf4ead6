// What a card says of the good beside its price: the share of the market's value, and how much of it was damaged.
import { expect, test } from 'vitest'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { desenhar, LOTE } from '../bancada-da-vitrine.fixture.tsx'

const cartao = async (muda: Partial<typeof LOTE>, tipo = 'leilao'): Promise<string> =>
  (await desenhar(<CartaoDoLote lote={{ ...LOTE, ...muda }} />, { marca: { tipo } })).replace(/<!-- -->/g, '')

test('a good whose market value is unknown says no share', async () => {
  expect(await cartao({})).not.toMatch(/do mercado|monta/)
})

test.each([
  ['the first bid', { minimo: 1_000_000, mercado: 4_000_000 }, '25% do mercado'],
  ['the bid in force', { lance: { valor: 2_880_000, quantidade: 3 }, mercado: 4_000_000 }, '72% do mercado'],
  ['rounded down, never to nothing', { minimo: 100, mercado: 9_000_000 }, '1% do mercado'],
  ['above the market', { minimo: 4_400_000, mercado: 4_000_000 }, '110% do mercado'],
])('the share is that of %s', async (_, muda, diz) => {
  expect(await cartao(muda)).toContain(` · ${diz}`)
})

test('in a shop it is that of the fixed price which the card shows', async () => {
  const muda = {
    tipoNegociacao: 'COMPRE_JA' as const,
    minimo: 1_000_000,
    compreJa: 3_000_000,
    mercado: 4_000_000,
  }
  expect(await cartao(muda, 'loja')).toContain('75% do mercado')
})

test('a wreck says its monta among its facts', async () => {
  expect(await cartao({ monta: 'Média monta' })).toContain('30.000 km · Média monta')
})
