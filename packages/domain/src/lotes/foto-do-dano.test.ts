import { expect, test } from 'vitest'
import { fotoDoDano } from './foto-do-dano.ts'

const LEGENDAS = [
  'Onix, vista frontal com o capô (imagem ilustrativa)',
  'Onix, avaria: amassado no para-lama dianteiro esquerdo (imagem ilustrativa)',
  'Onix, avaria: Riscos no capô (imagem ilustrativa)',
]

test.each([
  ['kind and part', 'AMASSADO', 'para-lama dianteiro', 1],
  ['accents and capitals do not matter', 'RISCO', 'capo', 2],
  ['another kind at that part', 'QUEBRADO', 'para-lama dianteiro', null],
  ['that kind at another part', 'AMASSADO', 'capô', null],
] as const)('%s', (_, dano, parte, indice) => expect(fotoDoDano(dano, parte, LEGENDAS)).toBe(indice))
