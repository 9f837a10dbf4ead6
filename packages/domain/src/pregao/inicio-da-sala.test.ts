import { expect, test } from 'vitest'
import { type FatosDoInicio, inicioDaSala } from './inicio-da-sala.ts'

const data = Date.parse('2026-11-29T13:00:00Z')
const domingo = 'É domingo.'

test.each<[string, Partial<FatosDoInicio>, boolean, string | null]>([
  ['before the hour', { agora: data - 1 }, false, 'Pode ser iniciado em 29/11/2026 10:00.'],
  ['on the hour', { agora: data }, true, null],
  [
    'before the hour of a closed day the hour counts',
    { agora: data - 1, impedimentoDoDia: domingo, podeAutorizar: true },
    false,
    'Pode ser iniciado em 29/11/2026 10:00.',
  ],
  [
    'a closed day, for a person who may authorise',
    { agora: data, impedimentoDoDia: domingo, podeAutorizar: true },
    true,
    'É domingo. Começa só com a sua autorização.',
  ],
  [
    'a closed day, for any other',
    { agora: data, impedimentoDoDia: domingo },
    false,
    'É domingo. Peça a um ADM que autorize.',
  ],
])('%s', (_, fatos, ligado, porque) => {
  expect(inicioDaSala({ agora: data, data, impedimentoDoDia: null, podeAutorizar: false, ...fatos })).toEqual(
    { ligado, porque },
  )
})
