import { expect, test } from 'vitest'
import { AVISOS_DA_ENTRADA, avisoDaEntrada } from './errors.ts'

test.each(Object.entries(AVISOS_DA_ENTRADA))('%s is said in our words', (codigo, texto) => {
  expect(avisoDaEntrada(codigo)).toBe(texto)
})

test.each([null, '', 'Ligue para 0800', 'toString', '__proto__', 'constructor'])(
  'the sign-in page says nothing for %s',
  (codigo) => expect(avisoDaEntrada(codigo)).toBeNull(),
)
