import { expect, test } from 'vitest'
import { fotoDoDano } from './foto-do-dano.ts'

const LEGENDAS = [
  'Onix, vista frontal (imagem ilustrativa)',
  'Onix, avaria: amassado no para-lama esquerdo (imagem ilustrativa)',
  'Onix, avaria: Risco na lateral (imagem ilustrativa)',
]

test.each([
  ['the same words', 'amassado no para-lama esquerdo', 1],
  ['capitals and accents do not matter', ' RISCO na látéral ', 2],
  ['words of a picture that shows no damage', 'vista frontal', null],
  ['words of no picture', 'farol quebrado', null],
  ['no words', '  ', null],
])('%s', (_, nota, indice) => expect(fotoDoDano(nota, LEGENDAS)).toBe(indice))
