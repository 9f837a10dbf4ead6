import { expect, test } from 'vitest'
import { type AutorizacaoEnviada, faltaNaAutorizacao } from './papel-do-terceiro.ts'

test.each<[string, AutorizacaoEnviada | undefined, boolean, string | null]>([
  ['the buyer himself', undefined, false, null],
  ['nothing sent, nothing read', { situacao: null, motivo: null }, false, 'nao-conferida'],
  ['nothing sent, the paper was read', { situacao: null, motivo: null }, true, null],
  [
    'a file that waits does not stand for the paper',
    { situacao: 'AG_COMPENSACAO', motivo: null },
    false,
    'nao-conferida',
  ],
  ['a file that waits, the paper was read', { situacao: 'AG_COMPENSACAO', motivo: null }, true, null],
  ['accepted by the house', { situacao: 'PAGO', motivo: null }, false, null],
  ['refused: no paper helps', { situacao: 'DIVERGENTE', motivo: 'Falta a assinatura.' }, true, 'recusada'],
])('%s', (_, enviada, conferida, falta) => {
  expect(faltaNaAutorizacao(enviada, conferida)?.tipo ?? null).toBe(falta)
})
