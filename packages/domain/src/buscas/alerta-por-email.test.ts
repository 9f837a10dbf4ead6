import { expect, test } from 'vitest'
import {
  DIAS_DO_ALERTA,
  fimDoAlerta,
  type FatosDoPedido,
  julgarPedidoDeAlerta,
  nomeNaCarta,
  perguntarSeContinua,
} from './alerta-por-email.ts'

const NOVO: FatosDoPedido = { ja: 'nenhuma', outras: 0, minutosDaCarta: null, cartasDoDia: 0 }
const AGUARDA: FatosDoPedido = { ...NOVO, ja: 'aguarda', minutosDaCarta: 20, cartasDoDia: 1 }

test.each<[string, FatosDoPedido, 'carta' | 'nada']>([
  ['the first of an address', NOVO, 'carta'],
  ['the fifth', { ...NOVO, outras: 4 }, 'carta'],
  ['a sixth', { ...NOVO, outras: 5 }, 'nada'],
  ['asked again after a while', AGUARDA, 'carta'],
  ['asked again among five', { ...AGUARDA, outras: 5 }, 'carta'],
  ['asked again at once', { ...AGUARDA, minutosDaCarta: 14 }, 'nada'],
  ['asked again, the letter not written', { ...AGUARDA, minutosDaCarta: null }, 'carta'],
  ['a day full of letters', { ...NOVO, cartasDoDia: 5 }, 'nada'],
  ['confirmed already', { ...NOVO, ja: 'confirmada' }, 'nada'],
])('%s', (_, fatos, certo) => expect(julgarPedidoDeAlerta(fatos)).toBe(certo))

const [INICIO, DIA] = [Date.parse('2026-01-01T12:00:00Z'), 86_400_000]
const FIM = fimDoAlerta(INICIO)
test.each([
  [DIAS_DO_ALERTA - 15, INICIO, false],
  [DIAS_DO_ALERTA - 14, INICIO, true],
  [DIAS_DO_ALERTA - 14, null, true],
  [DIAS_DO_ALERTA - 3, INICIO + (DIAS_DO_ALERTA - 14) * DIA, false],
  [DIAS_DO_ALERTA - 1, INICIO, true],
  [DIAS_DO_ALERTA, INICIO, false],
])('on day %i, last letter at %s: asked %s', (dia, cartaAt, certo) =>
  expect(perguntarSeContinua({ venceAt: FIM, cartaAt, agora: INICIO + dia * DIA })).toBe(certo),
)

test.each([
  ['Carros Fiat Uno em São Paulo', true],
  ['Resultados para “gol 1.0”', true],
  ['Até R$ 10.000,00 · 2012 a 2015', true],
  ['Resultados para “ganhe em premio.example”', false],
  ['http://mau', false],
  ['veja www mau', false],
  ['escreva a x@mau', false],
  ['ligue (11) 99999-0000', false],
  ['ligue 11 9 9999 0000', false],
])('the letter says “%s”: %s', (nome, dito) => expect(nomeNaCarta(nome)).toBe(dito ? nome : null))
