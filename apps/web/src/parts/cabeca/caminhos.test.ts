// The two doors lead back to what a visitor looked at, and what one door was told reaches the other.
import { expect, test } from 'vitest'
import { comVolta, IR, portaDaqui } from './caminhos.ts'

const LOTE = '/anuncio/osasco/carros/fiat/uno/2020/7'

test.each([
  ['a lot', LOTE, '', `/cadastro?${new URLSearchParams({ redirect: LOTE })}`],
  ['a search', '/leilao', '?q=uno', '/cadastro?redirect=%2Fleilao%3Fq%3Duno'],
  ['a wish', '/avise-me', '?de=%2Fleilao', '/cadastro?redirect=%2Favise-me%3Fde%3D%252Fleilao'],
  ['an invitation to an event', '/convite/ab12', '', '/cadastro?redirect=%2Fconvite%2Fab12'],
  ['the other door', '/login', '?redirect=%2Fleilao&convite=x', '/cadastro?redirect=%2Fleilao&convite=x'],
  ['the home', '/', '', '/cadastro'],
  ['the way out', '/sair', '', '/cadastro'],
])('from %s', (_, pathname, search, esperado) => {
  expect(portaDaqui(IR.cadastrar, { pathname, search })).toBe(esperado)
})

test('a place within the page is part of the way back', () => {
  expect(comVolta(IR.entrar, `${LOTE}#lance`)).toMatch(/%23lance$/)
})
