import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { expect, test } from 'vitest'
import { precoDaVitrine } from './preco-da-vitrine.ts'

const estado = (e: Partial<EstadoDoLote>) =>
  ({
    tipoNegociacao: 'DISPUTA',
    situacao: 'LIBERADO_LEILAO',
    compreJa: 900,
    valor: null,
    ...e,
  }) as EstadoDoLote

test.each([
  ['a shop names the price before any offer', {}, 'loja', 900],
  ['and while offers stay below it', { valor: 500 }, 'loja', 900],
  ['an offer that reached it takes its place', { valor: 900 }, 'loja', null],
  ['without a price the offers tell', { compreJa: null }, 'loja', null],
  ['an auction is told by its bids', {}, 'leilao', null],
  ['what is only sold at its price says it everywhere', { tipoNegociacao: 'COMPRE_JA' }, 'leilao', 900],
] as const)('%s', (_, e, tipo, preco) => expect(precoDaVitrine(estado(e), tipo)).toBe(preco))
