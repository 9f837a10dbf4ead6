import { expect, test } from 'vitest'
import { colunasDaFila } from './fila-de-condicionais.tsx'

const ATOS = { id: 'atos', titulo: 'Ações', soAcoes: true, valor: () => null } as const
const de = (papel: string, deUmLeilao = false) =>
  colunasDaFila({ papeis: [papel] }, deUmLeilao, ATOS).map((c) => c.id)

test.each(['ADM', 'GerenteSAC'])('%s may act on a conditional sale: the acts stand last', (papel) => {
  expect(de(papel).at(-1)).toBe('atos')
})

test('who may do none of the acts has no column for them', () => {
  expect(de('Leilão').at(-1)).toBe('leilao')
})

test('the queue of one auction does not name it', () => {
  expect(de('ADM', true)).not.toContain('leilao')
})
