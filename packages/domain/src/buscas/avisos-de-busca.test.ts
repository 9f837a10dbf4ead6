import { expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { listaDaCarta, resumoDevido, tituloDoAviso } from './avisos-de-busca.ts'

test.each([
  ['2026-11-22', 7, null, false],
  ['2026-11-22', 8, null, true],
  ['2026-11-22', 8, '2026-11-22', false],
  ['2026-11-22', 23, '2026-11-21', true],
  ['2026-11-22', 6, '2026-11-20', false],
])('on %s at %i, last %s: %s', (dia, hora, ultimo, devido) =>
  expect(resumoDevido(dia, hora, ultimo)).toBe(devido),
)

const { lote } = palavras('leilao')
test('one and many', () => {
  expect(tituloDoAviso('Onix', 1, lote)).toBe('1 lote combina com “Onix”')
  expect(tituloDoAviso('Onix', 12, lote)).toBe('12 lotes combinam com “Onix”')
  expect(tituloDoAviso('Onix', 2, palavras('loja').lote)).toBe('2 anúncios combinam com “Onix”')
})

test('the letter names ten, and counts the others', () => {
  const lotes = Array.from({ length: 12 }, (_, i) => ({ nome: `Carro ${i}`, url: `/leilao/${i}` }))
  const texto = listaDaCarta({
    lotes,
    quantos: 12,
    lote,
    origem: 'https://casa.exemplo',
    lista: '/leilao?q=onix',
  })
  expect(texto).toContain('- Carro 9\n  https://casa.exemplo/leilao/9')
  expect(texto).not.toContain('Carro 10')
  expect(texto).toContain('E mais 2 lotes.')
  expect(texto).toContain('Ver todos: https://casa.exemplo/leilao?q=onix')
})
