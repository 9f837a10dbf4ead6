import pino from 'pino'
import { expect, test } from 'vitest'
import type { Barramento } from '../../../core/bus/barramento.ts'
import { criarOuvintes } from '../../../core/bus/ouvintes.ts'
import { criarLimitePorPessoa, type LimitePorPessoa, limiteEntreProcessos } from './limite-por-pessoa.ts'

/** Processes that hear each other at once, and the words that they said. */
function processos(quantos: number) {
  const ditas: number[] = []
  const todos: LimitePorPessoa[] = []
  let agora = 0
  for (let i = 0; i < quantos; i++)
    todos.push(
      criarLimitePorPessoa(5, (usuId, k) => {
        ditas.push(k)
        for (const [j, outro] of todos.entries()) if (j !== i) outro.ouvir(usuId, k, agora)
      }),
    )
  return {
    ditas,
    pedir: (i: number, quando: number, usuId = 1) => {
      agora = quando
      return (todos[i] as LimitePorPessoa).passa(usuId, quando)
    },
  }
}

test('five within any second, through one process', () => {
  const p = processos(1)
  expect([0, 100, 200, 300, 400, 999].map((t) => p.pedir(0, t))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  expect([1_000, 1_050, 1_100].map((t) => p.pedir(0, t))).toEqual([true, false, true])
  expect(p.pedir(0, 1_100, 2)).toBe(true)
})

test('through three processes one more for each that was not told, never five for each', () => {
  const p = processos(3)
  const passaram = Array.from({ length: 30 }, (_, i) => p.pedir(i % 3, i * 10)).filter(Boolean)
  expect(passaram.length).toBeLessThanOrEqual(7)
  expect(passaram.length).toBeGreaterThanOrEqual(5)
})

test('one request per second is not broadcast; each further one is broadcast once', () => {
  const p = processos(2)
  for (let t = 0; t < 20_000; t += 1_000) p.pedir(0, t)
  expect(p.ditas).toEqual([])
  for (const t of [30_000, 30_300, 30_600, 31_100]) p.pedir(0, t)
  expect(p.ditas).toEqual([2, 1, 1])
})

test('over a bus, no two words are the same; one that refuses them leaves the limit of this process', async () => {
  const log = pino({ level: 'silent' })
  const la = criarOuvintes(log)
  const ditas: string[] = []
  const bus = (publicar: Barramento['publicar'], assinar: Barramento['assinar']): Barramento => ({
    publicar,
    assinar,
    parar: () => Promise.resolve(),
  })
  const fala = (assunto: string, dados: unknown): Promise<void> => {
    ditas.push(JSON.stringify([assunto, dados]))
    return Promise.resolve()
  }
  const um = limiteEntreProcessos(
    bus(fala, () => undefined),
    log,
  )
  const outro = limiteEntreProcessos(
    bus(
      () => Promise.reject(new Error('refused')),
      (assunto, fn) => la.assinar(assunto, fn),
    ),
    log,
  )
  const agora = performance.now()
  for (let i = 0; i < 4; i++) um.passa(1, agora)
  expect(new Set(ditas).size).toBe(3)
  for (const texto of ditas) la.entregar(JSON.parse(texto))
  expect([1, 2].map(() => outro.passa(1, performance.now()))).toEqual([true, false])
  for (let i = 0; i < 5; i++) expect(outro.passa(2, agora)).toBe(true)
  expect(outro.passa(2, agora)).toBe(false)
})
