import { expect, test } from 'vitest'
import { chavePixMascarada } from './chave-pix-mascarada.ts'

test.each([
  ['an e-mail', 'financeiro@banco.com.br', 'fina******@*****.***.**'],
  ['a CPF', '52998224725', '529.9**.***-**'],
  ['a CNPJ, dressed', '11.222.333/0001-81', '11.22*.********-**'],
  ['a random key', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', '7d9f0335-****-****-****-************'],
])('%s', (_, chave, dita) => {
  expect(chavePixMascarada(chave)).toBe(dita)
})

test('a telephone keeps its area', () => {
  expect(chavePixMascarada('+5511987654321')).toMatch(/^\+?5?5?.*11.*\*/)
})
