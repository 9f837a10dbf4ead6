import { describe, expect, test } from 'vitest'
import { podeTransitarOferta, proximoColocado } from './segunda-oferta.ts'

const lance = (cliId: number, valor: number, seq = valor, podeComprar = true) => ({
  cliId,
  valor,
  seq,
  podeComprar,
})
const base = {
  lances: [lance(1, 100), lance(2, 110), lance(1, 120), lance(3, 90), lance(4, 80), lance(9, 130)],
  desistente: 9,
  perguntados: [] as number[],
  reserva: null as number | null,
}
describe('who is asked next', () => {
  test.each([
    ['the best bid of another', {}, { cliId: 1, valor: 120, colocacao: 2 }],
    ['after the second the third', { perguntados: [1] }, { cliId: 2, valor: 110, colocacao: 3 }],
    ['no fourth', { perguntados: [1, 2] }, null],
    ['at or above the reserve', { reserva: 115 }, { cliId: 1, valor: 120, colocacao: 2 }],
    ['not below the reserve', { reserva: 125 }, null],
    [
      'one who may not buy keeps his place and is passed over',
      { lances: [lance(1, 120, 1, false), lance(2, 110), lance(3, 90)] },
      { cliId: 2, valor: 110, colocacao: 3 },
    ],
    [
      'of two equal bids the earlier',
      { lances: [lance(1, 50, 2), lance(2, 50, 1)] },
      { cliId: 2, colocacao: 2 },
    ],
    ['no other bid', { lances: [lance(9, 130)] }, null],
  ])('%s', (_, mudar, esperado) => {
    const r = proximoColocado({ ...base, ...mudar })
    if (esperado === null) expect(r.ok).toBe(false)
    else expect(r).toMatchObject({ ok: true, proximo: esperado })
  })
})

test.each([
  ['aceitar', 'Cliente', 10, true, 'aceita'],
  ['aceitar', 'Cliente', 11, true, null],
  ['aceitar', 'Cliente', 10, false, null],
  ['aceitar', 'ADM', 10, true, null],
  ['recusar', 'Cliente', 10, false, 'recusada'],
  ['vencer', 'sistema', 10, true, null],
  ['vencer', 'sistema', 11, true, 'vencida'],
  ['cancelar', 'SAC', 11, true, 'cancelada'],
  ['cancelar', 'Cliente', 5, true, null],
] as const)('%s by %s at %i, lot free %s: %s', (evento, quem, agora, loteLivre, para) => {
  const r = podeTransitarOferta({ de: 'pendente', evento, atores: [quem] }, { agora, prazo: 10, loteLivre })
  expect(r.pode ? r.para : null).toBe(para)
})
