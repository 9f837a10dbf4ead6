import { expect, test } from 'vitest'
import { criarPasses, type PasseDaMidia } from './passe.ts'

const passes = criarPasses(Buffer.alloc(32, 1))
const p: PasseDaMidia = { hotId: 1, canal: 'c', acao: 'ver', alvo: null, cerca: 3, ate: 2_000 }

test('a token says what was signed', () => {
  expect(passes.conferir(passes.assinar(p), 1, 1_000)).toEqual(p)
})
test.each([
  ['of another hotsite', passes.assinar(p), 2, 1_000],
  ['too old', passes.assinar(p), 1, 2_000],
  ['of another key', criarPasses(Buffer.alloc(32, 2)).assinar(p), 1, 1_000],
  ['changed', passes.assinar(p).replace(/^./, 'f'), 1, 1_000],
  ['without a signature', passes.assinar(p).split('.')[0] ?? '', 1, 1_000],
  ['empty', '', 1, 1_000],
])('refused: %s', (_, token, hotId, agora) => {
  expect(passes.conferir(token, hotId, agora)).toBeNull()
})
