import { beforeEach, describe, expect, test } from 'vitest'
import { criarMedidor } from './medidor-do-relogio.ts'
import { criarRelogio, type Relogio } from './relogio.ts'

const EPOCA = 1_800_000_000_000
let aqui = 0
/** how far the server's clock is ahead of this one */
let adiante = EPOCA
let relogio: Relogio
let medir: ReturnType<typeof criarMedidor>
const erro = (): number => relogio.agora() - (aqui + adiante)
/** A question on its way there and back. */
const perguntar = (ida: number, volta: number): void => {
  const enviado = aqui
  aqui += ida
  const dito = aqui + adiante
  aqui += volta
  medir(enviado, dito)
}

beforeEach(() => {
  aqui = 1_000
  adiante = EPOCA
  relogio = criarRelogio(
    () => aqui,
    () => EPOCA + 600_000,
  )
  medir = criarMedidor(relogio)
})

describe("the server's clock in a browser", () => {
  test('before anything was heard it is the clock of the computer; then not any more', () => {
    expect(relogio.agora()).toBe(EPOCA + 600_000)
    relogio.ouvir(aqui + adiante - 300)
    expect(erro()).toBe(-300)
  })

  test('what was said before never sets it back', () => {
    perguntar(5, 5)
    const dito = aqui + adiante
    aqui += 60_000
    relogio.ouvir(dito)
    expect(erro()).toBe(0)
  })

  test('the narrowest answer of the last minutes counts', () => {
    perguntar(400, 20)
    expect(erro()).toBe(190)
    perguntar(5, 5)
    expect(erro()).toBe(0)
    aqui += 30_000
    perguntar(300, 10)
    expect(erro()).toBe(0)
  })

  test('clocks that run apart stay together', () => {
    perguntar(10, 10)
    for (let i = 0; i < 120; i++) {
      aqui += 30_000
      // 50 millionths fast: without new answers this would be 180 ms after an hour.
      adiante += 1.5
      perguntar(40, 40)
      expect(Math.abs(erro())).toBeLessThan(20)
    }
  })

  test.each([120_000, -120_000, 1_500, -1_500])(
    'a step of %i ms is followed by the next answer, although it was slower',
    (passo) => {
      perguntar(5, 5)
      aqui += 20_000
      adiante += passo
      perguntar(60, 40)
      expect(Math.abs(erro())).toBeLessThan(15)
    },
  )

  test('a frame from what should be the future asks for an answer', () => {
    perguntar(5, 5)
    aqui += 1_000
    expect(relogio.ouvir(aqui + adiante + 3)).toBe(false)
    adiante += 5_000
    expect(relogio.ouvir(aqui + adiante)).toBe(true)
    expect(erro()).toBe(0)
  })

  test('a frame from what should be long past asks too, and sets nothing back', () => {
    perguntar(5, 5)
    aqui += 1_000
    expect(relogio.ouvir(aqui + adiante - 4_000)).toBe(false)
    adiante -= 30_000
    expect(relogio.ouvir(aqui + adiante)).toBe(true)
    expect(erro()).toBe(30_000)
    perguntar(50, 10)
    expect(Math.abs(erro())).toBeLessThan(30)
  })
})
