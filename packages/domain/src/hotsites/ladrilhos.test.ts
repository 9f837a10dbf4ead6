import { describe, expect, test } from 'vitest'
import { ladrilhosDe, origemDosLadrilhos, validarLadrilhos } from './ladrilhos.ts'

const BOM = 'https://mapas.exemplo.com/{z}/{x}/{y}.png'

describe('the address of map tiles', () => {
  test.each([
    ['', null],
    ['  ', null],
    [BOM, BOM],
    [` ${BOM} `, BOM],
    [
      'https://m.exemplo.com:8443/t/{z}/{x}/{y}{r}.webp?k=a1',
      'https://m.exemplo.com:8443/t/{z}/{x}/{y}{r}.webp?k=a1',
    ],
  ])('%j is taken', (texto, valor) => {
    expect(validarLadrilhos(texto)).toEqual({ ok: true, valor })
  })
  test.each([
    'http://mapas.exemplo.com/{z}/{x}/{y}.png',
    'https://{s}.exemplo.com/{z}/{x}/{y}.png',
    'https://*.exemplo.com/{z}/{x}/{y}.png',
    'https://eu@exemplo.com/{z}/{x}/{y}.png',
    'https://exemplo.com/{z}/{x}.png',
    'https://exemplo.com/{z}/{x}/{y}/{quadkey}.png',
    'https://exemplo.com/{z}/{x}/{y}; script-src *',
    'https://mapas/{z}/{x}/{y}.png',
    '/{z}/{x}/{y}.png',
  ])('%s is refused', (texto) => {
    expect(validarLadrilhos(texto).ok).toBe(false)
  })
  test('its host alone goes into the policy', () => {
    expect(origemDosLadrilhos(BOM)).toBe('https://mapas.exemplo.com')
    expect(origemDosLadrilhos('https://m.exemplo.com:8443/{z}/{x}/{y}')).toBe('https://m.exemplo.com:8443')
  })
})

test("the house's own server comes before the installation's", () => {
  const padrao = { url: 'https://padrao.exemplo.com/{z}/{x}/{y}.png', credito: 'Padrão' }
  const nenhum = { mapaLadrilhos: null, mapaCredito: null }
  expect(ladrilhosDe(nenhum, null)).toBeNull()
  expect(ladrilhosDe(nenhum, padrao)).toBe(padrao)
  expect(ladrilhosDe({ mapaLadrilhos: BOM, mapaCredito: 'Eu' }, padrao)).toEqual({ url: BOM, credito: 'Eu' })
})
