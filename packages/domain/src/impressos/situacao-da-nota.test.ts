import { expect, test } from 'vitest'
import { impedimentoDaEmissao, situacaoDaNota } from './situacao-da-nota.ts'

const viva = { cancelada: false, fatos: 'a' }
test.each([
  ['Fechada', null, 'Pendente', null],
  ['Aguardando Pagamento', null, 'Pendente', /depois que a venda é fechada/],
  ['Fechada', viva, 'Emitida', /já foi emitida/],
  ['Fechada', { cancelada: false, fatos: 'b' }, 'Inválida', null],
  ['Aguardando Validação', viva, 'Inválida', /fechada/],
  ['Cancelada', viva, 'Cancelada', /fechada/],
  ['Cliente Desistiu', viva, 'Cancelada', /fechada/],
  ['Fechada', { cancelada: true, fatos: 'a' }, 'Cancelada', null],
] as const)('sale %s with note %j: %s', (venda, emitida, situacao, impedimento) => {
  const n = { venda, anulada: false, emitida, fatos: 'a' }
  expect(situacaoDaNota(n).situacao).toBe(situacao)
  if (impedimento === null) expect(impedimentoDaEmissao(n)).toBeNull()
  else expect(impedimentoDaEmissao(n)).toMatch(impedimento)
})

test('of a sale that was annulled it says so', () => {
  const n = { venda: 'Cancelada', anulada: true, emitida: viva, fatos: 'a' } as const
  expect(situacaoDaNota(n)).toEqual({
    situacao: 'Anulada',
    explicacao: 'A venda foi anulada e a nota perdeu o valor.',
  })
})
