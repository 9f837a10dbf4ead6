import { expect, test } from 'vitest'
import { bannersDoAlvo } from './banners-do-alvo.ts'

const b = (nome: string, leiUid: string | null = null, categoria: string | null = null) => ({
  nome,
  leiUid,
  categoria,
})
// As the house orders them: a banner without a target is the most important.
const TODOS = [
  b('geral'),
  b('outro geral'),
  b('motos', null, 'Moto'),
  b('leilão', 'L'),
  b('motos do leilão', 'L', 'Moto'),
]

test.each([
  [{}, ['geral', 'outro geral']],
  [{ categoria: 'Moto' }, ['motos', 'geral', 'outro geral']],
  [{ categoria: 'Carro' }, ['geral', 'outro geral']],
  [{ leiUid: 'L' }, ['leilão', 'geral', 'outro geral']],
  [{ leiUid: 'L', categoria: 'Moto' }, ['motos do leilão', 'motos', 'leilão', 'geral', 'outro geral']],
])('at %j the most precise first', (onde, nomes) =>
  expect(bannersDoAlvo(TODOS, onde).map(({ nome }) => nome)).toEqual(nomes),
)
