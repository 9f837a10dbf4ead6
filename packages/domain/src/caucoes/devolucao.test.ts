import { expect, test } from 'vitest'
import { caucaoUsada, devolucaoDecidida } from './devolucao.ts'
import { SITUACOES_DE_CAUCAO } from './states.ts'

const c = { situacao: 'PAGA', valor: 100, valorRecebido: 100, valorAplicado: 0, valorDevolver: 0 } as const
const zera = { valorAplicado: 0, valorRetido: 0 }

test.each([
  ['held', c, { devolver: 100, mudar: zera, desfazCreditos: false }],
  [
    'received more than was asked',
    { ...c, valorRecebido: 130 },
    { devolver: 130, mudar: zera, desfazCreditos: false },
  ],
  [
    'it had paid a purchase',
    { ...c, situacao: 'APLICADA', valorAplicado: 60 },
    { devolver: 100, mudar: zera, desfazCreditos: true },
  ],
  ['retained', { ...c, situacao: 'RETIDA' }, { devolver: 100, mudar: zera, desfazCreditos: false }],
  [
    'the bank refused to send the rest back: the rest again, what it paid stays paid',
    { ...c, situacao: 'DEVOLUCAO_RECUSADA', valorAplicado: 60, valorDevolver: 40 },
    { devolver: 40, mudar: {}, desfazCreditos: false },
  ],
] as const)('%s', (_, caucao, certo) => {
  expect(devolucaoDecidida(caucao)).toEqual(certo)
})

test('only what was applied or retained is used', () => {
  expect(SITUACOES_DE_CAUCAO.filter(caucaoUsada)).toEqual(['APLICADA', 'RETIDA'])
})
