import { expect, test } from 'vitest'
import { type LinhaDoPlano, soPrometida } from './parcela-do-plano.ts'

const LINHA: LinhaDoPlano = {
  tipo: 'A_RECEBER',
  situacao: 'aguardandoValidacao',
  detalhes: { lembrarDias: 5, parcela: 3 },
  temCobranca: false,
  temComprovante: false,
}

test.each<[string, Partial<LinhaDoPlano>, boolean]>([
  ['an instalment of the plan', {}, true],
  ['one that the house found wrong', { situacao: 'divergente' }, true],
  ['one that was paid', { situacao: 'aprovado' }, false],
  ['one with a charge at the bank', { temCobranca: true }, false],
  ['one that the buyer sent a proof of', { temComprovante: true }, false],
  ['a promise outside the plan', { detalhes: { lembrarDias: 5 } }, false],
  ['a deposit', { tipo: 'DEPOSITO' }, false],
])('%s', (_, mudar, so) => {
  expect(soPrometida({ ...LINHA, ...mudar })).toBe(so)
})
