import { describe, expect, test } from 'vitest'
import type { LinhaDeLance, LoteDecidido } from '../../lances/motor/decidir.ts'
import type { LanceDaSala } from './lances-da-sala.sql.ts'
import { Recentes } from './recentes.ts'

const LOTE = 7
const decidido = (de: number, ate: number): LoteDecidido =>
  ({
    antes: { lelId: LOTE },
    linhas: Array.from({ length: ate - de + 1 }, (_, i) => ({ seq: de + i }) as LinhaDeLance),
  }) as unknown as LoteDecidido
const lance = (seq: number): LanceDaSala => ({ seq }) as LanceDaSala
const seqs = (r: Recentes, apos: number, ate: number) =>
  r.corrida(LOTE, apos, ate)?.linhas.map((l) => l.seq) ?? null

describe('the rows just written', () => {
  test('a lot from its first bid on: whole, also over several groups', () => {
    const r = new Recentes()
    r.anotar(decidido(1, 2))
    r.anotar(decidido(3, 3))
    expect(seqs(r, 0, 3)).toEqual([1, 2, 3])
    expect(r.corrida(LOTE, 0, 3)?.anterior).toBeNull()
  })
  test('never beyond the state that is shown with them', () => {
    const r = new Recentes()
    r.anotar(decidido(1, 5))
    expect(r.corrida(LOTE, 0, 3)).toMatchObject({ ate: 3 })
    expect(seqs(r, 0, 3)).toEqual([1, 2, 3])
  })
  test('what was handed out does not grow with the next group', () => {
    const r = new Recentes()
    r.anotar(decidido(1, 2))
    const c = r.corrida(LOTE, 0, 9)
    r.anotar(decidido(3, 4))
    expect(c?.linhas).toHaveLength(2)
  })
  test('goes on from what was told, with the bid before', () => {
    const r = new Recentes()
    r.anotar(decidido(1, 4))
    r.dito(LOTE, 3, lance(3))
    expect(seqs(r, 3, 4)).toEqual([4])
    expect(r.corrida(LOTE, 3, 4)?.anterior?.seq).toBe(3)
    expect(r.corrida(LOTE, 2, 4)).toBeNull()
  })
  test.each<[string, (r: Recentes) => void, apos: number, ate: number]>([
    ['a lot that had bids before this process knew it', (r) => r.anotar(decidido(5, 6)), 4, 6],
    [
      'another process bid in between',
      (r) => {
        r.anotar(decidido(1, 2))
        r.anotar(decidido(4, 4))
      },
      0,
      4,
    ],
    [
      'another process has told some of it',
      (r) => {
        r.anotar(decidido(1, 3))
        r.dito(LOTE, 2, undefined)
      },
      2,
      3,
    ],
    ['nothing new here', (r) => r.dito(LOTE, 4, lance(4)), 4, 5],
  ])('is read from the log: %s', (_, fazer, apos, ate) => {
    const r = new Recentes()
    fazer(r)
    expect(r.corrida(LOTE, apos, ate)).toBeNull()
  })
  test('after the log was read once, memory serves again', () => {
    const r = new Recentes()
    r.anotar(decidido(5, 6))
    r.dito(LOTE, 6, lance(6))
    r.anotar(decidido(7, 8))
    expect(seqs(r, 6, 8)).toEqual([7, 8])
  })
})
