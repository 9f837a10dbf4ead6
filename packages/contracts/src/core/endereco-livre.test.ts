import { expect, test } from 'vitest'
import { enderecoLivre } from './endereco-livre.ts'

test.each([
  ['/promocao', true],
  ['/promocao/de-natal', true],
  ['/video', true],
  ['/vender-seu-carro', true],
  ['/novembro-black', true],
  ['/regulamento/promocao', true],
  ['/leiloes', true],
  ['/', false],
  ['/cookies', false],
  ['/novidades/', false],
  ['/leilao', false],
  ['/leilao/x', false],
  ['/leilao/x/y/z', false],
  ['/patios/sp', false],
  ['/regulamento/lances', false],
  ['/financiamento', false],
  ['/agenda/qualquer', false],
  ['/admin', false],
  ['/admin/nada', false],
  ['/cliente/clube', false],
  ['/extrato', false],
  ['/docs', false],
  ['/v1/paginas', false],
])('a page of the house at %s: %s', (uri, livre) => {
  expect(enderecoLivre(uri)).toBe(livre)
})
