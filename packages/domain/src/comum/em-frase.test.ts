import { expect, test } from 'vitest'
import { emFrase } from './em-frase.ts'

test.each([
  ['Unido ao cadastro 40', 'Unido ao cadastro 40.'],
  ['Deve duas compras.', 'Deve duas compras.'],
  ['  Com espaço ', 'Com espaço.'],
  ['Quem é?', 'Quem é?'],
  ['', ''],
])('%j ends as a sentence', (texto, frase) => expect(emFrase(texto)).toBe(frase))
