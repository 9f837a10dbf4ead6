import { beforeEach, describe, expect, test } from 'vitest'
import { criarRelogioDoBanco, type RelogioDoBanco } from './relogio-do-banco.ts'

const EPOCA = 1_800_000_000_000
let aqui = 0
let adiante = EPOCA
/** the ways there and back of the next questions, the last one for ever */
let viagens: [number, number][] = []
let relogio: RelogioDoBanco
const erro = (): number => relogio.agora() - (aqui + adiante)
const viajar = (): Date => {
  const [ida, volta] = (viagens.length > 1 ? viagens.shift() : viagens[0]) ?? [0, 0]
  aqui += ida
  const dito = new Date(aqui + adiante)
  aqui += volta
  return dito
}
const ouvir = (ida: number, volta: number): void => {
  viagens = [[ida, volta]]
  const enviado = aqui
  relogio.ouvir(enviado, viajar())
}

beforeEach(() => {
  aqui = 5_000
  adiante = EPOCA
  relogio = criarRelogioDoBanco(
    () => Promise.resolve(viajar()),
    () => aqui,
  )
})

describe("the database's clock", () => {
  test('is known by the quickest answer', async () => {
    viagens = [
      [40, 2],
      [1, 1],
      [30, 2],
      [2, 20],
      [9, 1],
    ]
    await relogio.medir()
    expect(erro()).toBe(0)
    ouvir(80, 4)
    expect(erro()).toBe(0)
  })

  test.each([250, 5_000, -250, -5_000])(
    'is followed at once when it steps by %i ms, although the answers are slower now',
    async (passo) => {
      viagens = [[1, 1]]
      await relogio.medir()
      aqui += 1_000
      adiante += passo
      ouvir(30, 20)
      expect(Math.abs(erro())).toBeLessThan(8)
    },
  )

  test('is followed after this machine slept', () => {
    ouvir(1, 1)
    adiante += 45_000
    ouvir(60, 60)
    expect(erro()).toBe(0)
  })

  test('a step that a slow answer cannot tell is found by measuring again in doubt', async () => {
    ouvir(1, 1)
    adiante += 12
    viagens = [
      [20, 16],
      [15, 13],
    ]
    await relogio.medir()
    expect(erro()).toBe(-12)
    await relogio.medirDeNovo()
    expect(Math.abs(erro())).toBeLessThanOrEqual(2)
  })

  test('clocks that run apart stay together', () => {
    ouvir(1, 1)
    for (let i = 0; i < 240; i++) {
      aqui += 15_000
      adiante += 0.75
      ouvir(3, 3)
      expect(Math.abs(erro())).toBeLessThan(12)
    }
  })

  test('an answer without an instant is none', () => {
    ouvir(1, 1)
    relogio.ouvir(aqui, new Date(Number.NaN))
    expect(erro()).toBe(0)
  })
})
