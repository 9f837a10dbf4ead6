import { expect, test } from 'vitest'
import { fiosAMostrar } from './fios-a-mostrar.ts'

type Fio = Parameters<typeof fiosAMostrar>[0][number]
const fio = (lelUid: string, situacao: Fio['situacao']): Fio => ({ lelUid, situacao })
const TODOS = [
  fio('a', 'superado'),
  fio('b', 'espera-a-casa'),
  fio('c', 'espera-voce'),
  fio('d', 'espera-quem-vende'),
  fio('e', 'comprado'),
]
const uids = (nomeado: Fio | null) => fiosAMostrar(TODOS, nomeado).map((n) => n.lelUid)

test('without a name: what asks for his word, then what waits for the house', () =>
  expect(uids(null)).toEqual(['c', 'b']))

test.each([
  ['what he just bought stays in sight', fio('e', 'comprado'), ['e', 'c', 'b']],
  ['a refusal that a notice named is shown', fio('z', 'sem-acordo'), ['z', 'c', 'b']],
  ['one that waits anyway comes first, and once', fio('b', 'espera-a-casa'), ['b', 'c']],
  ['a lot on which he said nothing shows nothing', fio('y', 'nenhuma'), ['c', 'b']],
])('%s', (_, nomeado, esperados) => expect(uids(nomeado)).toEqual(esperados))
