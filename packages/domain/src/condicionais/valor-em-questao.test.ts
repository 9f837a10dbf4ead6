import { expect, test } from 'vitest'
import { valorEmQuestao } from './valor-em-questao.ts'

test.each([
  [null, null, 1000, 1000],
  ['AGUARDANDO_COMITENTE', null, 1000, 1000],
  ['AGUARDANDO_CLIENTE', null, 1000, 1000],
  ['REPLICA_DO_CLIENTE', 1200, 1000, 1200],
  ['LIBERADA', 1200, 1000, 1000],
  [null, null, null, null],
] as const)('%s with the reply %s over the bid %s is about %s', (situacao, replica, lance, esperado) => {
  expect(valorEmQuestao({ situacao, replica, lance })).toBe(esperado)
})
