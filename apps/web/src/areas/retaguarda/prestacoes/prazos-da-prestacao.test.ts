import { expect, test } from 'vitest'
import { prazosDaPrestacao } from './prazos-da-prestacao.ts'

const PODE = { pode: true, motivo: null }
const NAO = { pode: false, motivo: 'Quem paga é o financeiro.' }
const p = {
  situacao: 'APROVADA',
  comitente: 'Banco Cerrado',
  contas: { liquido: 18_895_500 },
  prazo: '2026-12-01',
  prazoDePagamento: '2026-12-05',
  atos: { pagarPix: PODE, pagarTransferencia: PODE },
} as const

test.each([
  [p, 'A casa paga a Banco Cerrado até 05/12/2026.'],
  [
    { ...p, atos: { pagarPix: NAO, pagarTransferencia: NAO } },
    'A casa paga a Banco Cerrado até 05/12/2026. Quem paga é o financeiro.',
  ],
  [
    { ...p, atos: { pagarPix: NAO, pagarTransferencia: PODE } },
    'A casa paga a Banco Cerrado até 05/12/2026.',
  ],
  [{ ...p, contas: { liquido: 0 } }, 'Não há valor a pagar a Banco Cerrado: encerre até 05/12/2026.'],
  [
    { ...p, situacao: 'ABERTA' },
    'A casa presta contas a Banco Cerrado até 01/12/2026 e paga até 05/12/2026 (Decreto 21.981, art. 27).',
  ],
  [{ ...p, situacao: 'PAGA' }, null],
] as const)('who pays whom, and until when: %#', (prestacao, frase) => {
  expect(prazosDaPrestacao(prestacao)).toBe(frase)
})
