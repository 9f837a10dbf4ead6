import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { donoDoLote } from './dono-do-lote.ts'

const lotes = Array.from({ length: 3_000 }, () => randomUUID())

test('none, or the only one', () => {
  expect(donoDoLote('l', [])).toBeNull()
  expect(donoDoLote('l', ['a'])).toBe('a')
})

test('the same owner whatever the order of the list, and about as many lots for each', () => {
  const quantos = new Map<string, number>()
  for (const l of lotes) {
    const dono = donoDoLote(l, ['a', 'b', 'c']) ?? ''
    expect(donoDoLote(l, ['c', 'a', 'b'])).toBe(dono)
    quantos.set(dono, (quantos.get(dono) ?? 0) + 1)
  }
  for (const n of quantos.values()) expect(n).toBeGreaterThan(800)
})

test('when one goes only its own lots move', () => {
  for (const l of lotes) {
    const antes = donoDoLote(l, ['a', 'b', 'c'])
    if (antes !== 'b') expect(donoDoLote(l, ['a', 'c'])).toBe(antes)
  }
})
