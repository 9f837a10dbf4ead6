// A sale that is held back: said where the button would stand, to bidders of a dispute as to buyers.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompraIndisponivel, nadaAComprar } from './compra-indisponivel.tsx'

const estado = (e: Partial<EstadoDoLote>) => e as EstadoDoLote

test.each([
  ['a fixed price', { tipoNegociacao: 'COMPRE_JA', compraIndisponivel: true }, true, true],
  ['a dispute with a price', { tipoNegociacao: 'DISPUTA', compraIndisponivel: true }, true, false],
  ['a free sale', { tipoNegociacao: 'COMPRE_JA' }, false, false],
] as const)('%s', (_, e, dito, nada) => {
  const html = renderToStaticMarkup(<CompraIndisponivel estado={estado(e)} />)
  expect(html.includes('Indisponível para compra no momento.')).toBe(dito)
  expect(nadaAComprar(estado(e))).toBe(nada)
})
