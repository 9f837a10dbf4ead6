import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Barramento } from '../../core/bus/barramento.ts'
import { ContagemEntreProcessos, type OpcoesDaContagem } from './contagem-entre-processos.ts'
import { criarOuvintes } from '../../core/bus/ouvintes.ts'

const log = pino({ level: 'silent' })

/** Processes that hear each other at once, and a word may be lost. */
class Linha {
  cortada = false
  palavras = 0
  readonly #todos: ReturnType<typeof criarOuvintes>[] = []

  processo(): Barramento {
    const meus = criarOuvintes(log)
    this.#todos.push(meus)
    return {
      publicar: (assunto, dados) => {
        this.palavras += 1
        if (this.cortada) return Promise.reject(new Error('the line is cut'))
        const texto = JSON.stringify([assunto, dados])
        for (const o of this.#todos) if (o !== meus) o.entregar(JSON.parse(texto))
        return Promise.resolve()
      },
      assinar: (assunto, fn) => meus.assinar(assunto, fn),
      parar: () => Promise.resolve(),
    }
  }
}
const contar = (linha: Linha, o?: OpcoesDaContagem) =>
  new ContagemEntreProcessos(linha.processo(), log, 'coisas', o)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('every process counts all, and who has changed much within a second says it once', () => {
  const linha = new Linha()
  const [a, b, c] = [contar(linha), contar(linha), contar(linha)]
  for (let i = 0; i < 7; i++) a.mudar('x', 1)
  a.mudar('y', 1)
  a.mudar('y', -1)
  b.mudar('x', 1)
  expect([a.de('x'), b.de('x'), c.de('x')]).toEqual([7, 1, 0])
  vi.advanceTimersByTime(1_000)
  expect([a.de('x'), b.de('x'), c.de('x')]).toEqual([8, 8, 8])
  expect(c.de('y')).toBe(0)
  expect(linha.palavras).toBe(2)
  a.mudar('x', -1)
  vi.advanceTimersByTime(1_000)
  expect([a.de('x'), c.de('x')]).toEqual([7, 7])
})

test('more than one word carries are all said', () => {
  const linha = new Linha()
  const [a, b] = [contar(linha), contar(linha)]
  for (let i = 0; i < 250; i++) a.mudar(String(i), 1)
  vi.advanceTimersByTime(1_000)
  expect(linha.palavras).toBe(3)
  expect(b.de('249')).toBe(1)
})

test('a lost word is made good by the next round; those who hear it tell what changed', () => {
  const linha = new Linha()
  const mudaram: string[][] = []
  const [a, b] = [contar(linha), contar(linha, { aoMudar: (k) => mudaram.push([...k]) })]
  linha.cortada = true
  a.mudar('x', 1)
  vi.advanceTimersByTime(5_000)
  linha.cortada = false
  expect(b.de('x')).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(b.de('x')).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(b.de('x')).toBe(1)
  expect(mudaram).toEqual([['x']])
})

test('who was killed is forgotten; who leaves says so', () => {
  const linha = new Linha()
  const mudaram: string[] = []
  const [a, b, c] = [contar(linha), contar(linha), contar(linha, { aoMudar: (k) => mudaram.push(...k) })]
  a.mudar('x', 1)
  b.mudar('x', 1)
  vi.advanceTimersByTime(1_000)
  a.parar()
  expect(c.de('x')).toBe(1)
  expect(mudaram).toEqual(['x', 'x', 'x'])
  // From here on no process hears the others any more.
  linha.cortada = true
  vi.advanceTimersByTime(25_000)
  expect(c.de('x')).toBe(1)
  vi.advanceTimersByTime(15_000)
  expect(c.de('x')).toBe(0)
  expect(mudaram).toEqual(['x', 'x', 'x', 'x'])
})

test('few of a thing are not told to other processes', () => {
  const linha = new Linha()
  const [a, b] = [contar(linha, { aPartirDe: 3 }), contar(linha)]
  for (let i = 0; i < 2; i++) a.mudar('x', 1)
  vi.advanceTimersByTime(30_000)
  expect(linha.palavras).toBe(0)
  a.mudar('x', 1)
  vi.advanceTimersByTime(1_000)
  expect(b.de('x')).toBe(3)
  a.mudar('x', -1)
  vi.advanceTimersByTime(1_000)
  expect(b.de('x')).toBe(0)
})

test('nothing to say: no timer is left', () => {
  const linha = new Linha()
  const [a, b] = [contar(linha), contar(linha)]
  a.mudar('x', 1)
  vi.advanceTimersByTime(1_000)
  a.mudar('x', -1)
  vi.advanceTimersByTime(12_000)
  expect(vi.getTimerCount()).toBe(0)
  expect(b.de('x')).toBe(0)
})
