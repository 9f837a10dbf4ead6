import { TIQUE_MS } from '@martelo/contracts/core/frames.ts'
import { expect, test } from 'vitest'
import { Ritmo } from './ritmo.ts'

const apos = (...demoras: number[]): Ritmo => {
  const r = new Ritmo()
  for (const d of demoras) {
    r.comecar(1000)
    r.acabar(1000 + d)
  }
  return r
}

test.each([
  ['nothing was written yet: at once', new Ritmo(), 1000, 20, 0],
  ['after a quiet moment: at once', apos(5), 1400, 20, 0],
  ['within the tick: with what follows', apos(5), 1010, 20, TIQUE_MS / 2 - 10],
  ['a room that takes 40 ms to write to waits as long', apos(40), 1010, 20, 30],
  ['it became small: the last writing counts', apos(40, 5), 1040, 20, 0],
  ['a crowd waits by its size, however fast its full sockets took the last frame', apos(2), 1020, 4400, 80],
  ['neither a long pause of the process nor a huge crowd silences the room', apos(9_000), 1000, 90_000, 500],
])('%s', (_, ritmo, agora, membros, espera) => {
  expect(ritmo.espera(agora, membros)).toBe(espera)
})

test('a writing is under way from its beginning to its end', () => {
  const r = new Ritmo()
  expect(r.escrevendo).toBe(false)
  r.comecar(1000)
  expect(r.escrevendo).toBe(true)
  r.acabar(1003)
  expect(r.escrevendo).toBe(false)
})
