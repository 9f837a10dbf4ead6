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
  ['nothing was written yet: at once', new Ritmo(), 1000, 0],
  ['after a quiet moment: at once', apos(5), 1400, 0],
  ['within the tick: with what follows', apos(5), 1010, TIQUE_MS / 2 - 10],
  ['a room that takes 40 ms to write to waits as long again', apos(40), 1040, 40],
  ['it became small: the last writing counts', apos(40, 5), 1040, 0],
  ['one long pause of the process does not silence the room', apos(9_000), 1000, 500],
])('%s', (_, ritmo, agora, espera) => {
  expect(ritmo.espera(agora)).toBe(espera)
})
