import { expect, test } from 'vitest'
import { escreverEscolha, lerEscolha } from './consentimento.ts'

const UID = '5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11'

test('what was chosen is read again', () => {
  expect(lerEscolha(escreverEscolha('medicao', UID))).toBe('medicao')
  expect(lerEscolha(escreverEscolha('nada', UID))).toBe('nada')
})

test.each([
  [undefined],
  [''],
  [`0.medicao.${UID}`],
  [`2.medicao.${UID}`],
  [`1.tudo.${UID}`],
  ['1.medicao.'],
  [`1.medicao.${UID} `],
  ['1.medicao'],
])('%j is no choice', (cookie) => expect(lerEscolha(cookie)).toBeNull())
