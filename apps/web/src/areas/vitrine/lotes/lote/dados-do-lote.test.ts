import { expect, test } from 'vitest'
import { pistaNoAr } from './dados-do-lote.ts'

const lote = (transmissaoNaPista: boolean, situacao: string) => ({ transmissaoNaPista, leilao: { situacao } })

test.each([
  ['of a running auction', lote(true, 'AO_VIVO'), 'LIBERADO_LEILAO', true],
  ['that came on the block since the page was written', lote(true, 'PRONTO'), 'AO_VIVO', true],
  ['that is called', lote(true, 'PRONTO'), 'DOULHE_UMA', true],
  ['of an auction that has not begun', lote(true, 'PRONTO'), 'LIBERADO_LEILAO', false],
  ['of an auction that is over', lote(true, 'EXECUTADO'), 'PAGO', false],
  ['without a picture of the track', lote(false, 'AO_VIVO'), 'AO_VIVO', false],
] as const)('the picture of the track is shown for a lot %s: %#', (_, l, situacao, esperado) => {
  expect(pistaNoAr(l, situacao)).toBe(esperado)
})
