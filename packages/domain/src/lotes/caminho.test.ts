import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caminhoDoLote, lerCaminhoDoLote, type PartesDoCaminho } from './caminho.ts'

const gol: PartesDoCaminho = {
  tipoHotsite: 'leilao',
  cidade: 'São José dos Campos',
  uf: 'SP',
  tipo: 'Carros',
  marca: 'Volkswagen',
  nome: 'Gol 1.0 Flex 12V / 5P',
  anoModelo: 2021,
  id: 4711,
}

describe('build', () => {
  test.each<[Partial<PartesDoCaminho>, string]>([
    [{}, '/leilao/sao-jose-dos-campos-sp/carros/volkswagen/gol-1-0-flex-12v-5p/ano.2021/4711'],
    [
      { tipoHotsite: 'loja' },
      '/anuncio/sao-jose-dos-campos-sp/carros/volkswagen/gol-1-0-flex-12v-5p/ano.2021/4711',
    ],
    [
      { cidade: null, uf: null, marca: '', nome: '***', anoModelo: null },
      '/leilao/nao-informado-br/carros/nao-informado/nao-informado/ano.0/4711',
    ],
    [
      { id: '0e5f1c1a-77b2-4d0e-9f33-5d4f6c9f2a10' },
      '/leilao/sao-jose-dos-campos-sp/carros/volkswagen/gol-1-0-flex-12v-5p/ano.2021/0e5f1c1a-77b2-4d0e-9f33-5d4f6c9f2a10',
    ],
  ])('%j', (mudanca, esperado) => {
    expect(caminhoDoLote({ ...gol, ...mudanca })).toBe(esperado)
  })
})

describe('read', () => {
  test('its parts', () => {
    expect(lerCaminhoDoLote(caminhoDoLote(gol))).toEqual({
      tipoHotsite: 'leilao',
      cidade: 'sao-jose-dos-campos',
      uf: 'sp',
      tipo: 'carros',
      marca: 'volkswagen',
      nome: 'gol-1-0-flex-12v-5p',
      anoModelo: 2021,
      id: '4711',
    })
  })

  test.each([
    '/leilao',
    '/leilao/sao-paulo-sp',
    '/evento/sao-paulo-sp/carros/fiat/uno/ano.2010/1',
    '/leilao/sao-paulo/carros/fiat/uno/ano.2010/',
    '/leilao/sao-paulo-sp/carros/fiat/uno/2010/1',
    '/leilao/sao-paulo-sp/carros/fiat/uno/ano.2010/1/extra',
    '/leilao/sao-paulo-sp/carros/fiat/uno/ano.2010/../x',
    '/leilao/são-paulo-sp/carros/fiat/uno/ano.2010/1',
    '',
  ])('%j is not one', (caminho) => {
    expect(lerCaminhoDoLote(caminho)).toBeNull()
  })

  test('whatever the names are, the id and the kind come back, and the address is safe in a link', () => {
    const texto = fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }))
    fc.assert(
      fc.property(texto, texto, texto, fc.integer({ min: 1, max: 9_999_999 }), (cidade, marca, nome, id) => {
        const caminho = caminhoDoLote({ ...gol, cidade, marca, nome, id })
        expect(encodeURI(caminho)).toBe(caminho)
        expect(lerCaminhoDoLote(caminho)).toMatchObject({ id: String(id), tipoHotsite: 'leilao', uf: 'sp' })
      }),
    )
  })
})
