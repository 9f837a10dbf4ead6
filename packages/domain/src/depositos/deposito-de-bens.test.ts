import { expect, test } from 'vitest'
import { contaDoDeposito, impedimentoDaLiberacao } from './deposito-de-bens.ts'

const D = { entrada: '2026-11-01', saida: null, diaria: 12_00, diasLivres: 10 }
test.each([
  ['within the free days', D, '2026-11-11', { dias: 10, cobrados: 0, valor: 0 }],
  ['after them', D, '2026-11-14', { dias: 13, cobrados: 3, valor: 36_00 }],
  [
    'it stops at the release',
    { ...D, saida: '2026-11-12' },
    '2026-12-31',
    { dias: 11, cobrados: 1, valor: 12_00 },
  ],
  ['never below nothing', D, '2026-10-01', { dias: 0, cobrados: 0, valor: 0 }],
])('%s', (_nome, d, hoje, conta) => expect(contaDoDeposito(d, hoje)).toEqual(conta))

test.each([
  [{ situacao: 'LIBERADO', entrada: '2026-11-01', itens: 1 }, 'já foi'],
  [{ situacao: 'DEPOSITADO', entrada: '2026-11-01', itens: 0 }, 'Liste'],
  [{ situacao: 'DEPOSITADO', entrada: '2026-11-03', itens: 1 }, 'antes'],
  [{ situacao: 'DEPOSITADO', entrada: '2026-11-02', itens: 1 }, null],
])('release of %j', (d, motivo) => {
  const r = impedimentoDaLiberacao(d, '2026-11-02')
  if (motivo === null) expect(r).toBeNull()
  else expect(r).toContain(motivo)
})
