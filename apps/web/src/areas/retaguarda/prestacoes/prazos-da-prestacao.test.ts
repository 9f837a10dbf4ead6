import { expect, test } from 'vitest'
import { prazosDaPrestacao } from './prazos-da-prestacao.ts'

const p = {
  situacao: 'APROVADA',
  comitente: 'Banco Cerrado',
  contas: { liquido: 18_895_500 },
  prazo: '2026-12-01',
  prazoDePagamento: '2026-12-05',
} as const

test.each([
  [p, 'A casa paga a Banco Cerrado até 05/12/2026.'],
  [{ ...p, contas: { liquido: 0 } }, 'Não há valor a pagar a Banco Cerrado: encerre até 05/12/2026.'],
  [
    { ...p, situacao: 'ABERTA' },
    'A casa presta contas a Banco Cerrado até 01/12/2026 e paga até 05/12/2026 (Decreto 21.981, art. 27).',
  ],
  [{ ...p, situacao: 'PAGA' }, null],
] as const)('who pays whom, and until when: %#', (prestacao, frase) => {
  expect(prazosDaPrestacao(prestacao)).toBe(frase)
})
