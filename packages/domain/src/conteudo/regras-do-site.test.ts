import { palavras } from '../hotsites/palavras.ts'
import { describe, expect, it } from 'vitest'
import { regras } from './regras-do-site.ts'

describe('the rules of a site', () => {
  const texto = (tipo: 'leilao' | 'loja') =>
    regras(palavras(tipo))
      .flatMap((r) => r.itens)
      .join(' ')
  it('never call a shop an auction', () => {
    expect(texto('loja')).not.toMatch(/leil|lance|lote|leiloeiro|edital/i)
  })
  it.each([
    ['leilao', 'O primeiro lance vale pelo menos o lance inicial'],
    ['leilao', 'Nos lances públicos aparece'],
    ['loja', 'A primeira oferta vale pelo menos o preço inicial'],
    ['loja', 'Nas ofertas públicas aparece'],
    ['loja', 'a oferta não pode ser retirada'],
  ] as const)('agree in gender: %s, %s', (tipo, frase) => expect(texto(tipo)).toContain(frase))
})
