import { expect, test } from 'vitest'
import { visualizacaoFechada } from './janela-de-visualizacao.ts'

const [de, ate] = [new Date(1000), new Date(2000)]
test.each([
  ['no window', null, null, 5, false],
  ['before', de, ate, 999, true],
  ['its first instant', de, ate, 1000, false],
  ['its end', de, ate, 2000, true],
  ['without an end', de, null, 9999, false],
  ['without a beginning', null, ate, 1, false],
] as const)('%s', (_, visualizacaoDe, visualizacaoAte, agora, fechada) =>
  expect(visualizacaoFechada({ visualizacaoDe, visualizacaoAte }, agora)).toBe(fechada),
)
