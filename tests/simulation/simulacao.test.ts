// The quick simulations of every run of the tests: the promises hold among disasters, a seed plays the same run again,
// and each check finds the fault that was planted for it. By the thousand: `node tests/simulation/simular.ts`.
import { describe, expect, test, vi } from 'vitest'
import { CONFERENCIAS, conferir, type NomeDaConferencia } from './conferencias.ts'
import { FALHAS_PLANTADAS } from './falhas-plantadas.ts'
import type { Historia } from './historia.ts'
import { simularPuro } from './puro/mundo-puro.ts'

// A busy machine takes its time; what counts is what is found.
vi.setConfig({ testTimeout: 60_000 })

const recusados = (h: Historia, codigo: string): number =>
  h.pedidos.filter((p) => p.respostas.some((r) => r.codigo === codigo)).length
const nomes = Object.keys(CONFERENCIAS) as NomeDaConferencia[]

describe('simulated auctions', () => {
  test.each([
    ['a quiet run', 'calma', 0],
    ['an ordinary run', 'comum', 1],
    ['a bad day', 'ruim', 3],
    ['a very bad day', 'pior', 6],
  ])('%s keeps every promise', async (_, semente, intensidade) => {
    const { historia } = await simularPuro({ semente, leiloes: 8, intensidade })
    expect(conferir(historia).map((a) => `${a.conferencia}: ${a.erro}`)).toEqual([])
    expect(historia.pedidos.length).toBeGreaterThan(200)
    expect(historia.espectadores.length).toBeGreaterThanOrEqual(8)
    expect(recusados(historia, 'limite-de-compra-excedido')).toBeGreaterThan(0)
  })

  // Seeds that found something; what they found stays found.
  test.each([
    ['a frame that came while the room was reading stayed unread', 'z-5', 1],
    ['a raised and lowered ceiling keeps the place of what it always held', 'z-55', 3],
  ])('%s', async (_, semente, intensidade) => {
    const { historia } = await simularPuro({ semente, leiloes: 6, intensidade, limites: false })
    expect(conferir(historia)).toEqual([])
  })

  test('one seed, one run', async () => {
    const rodar = () => simularPuro({ semente: 'outra vez', leiloes: 3, intensidade: 2 })
    const [a, b] = [await rodar(), await rodar()]
    expect(b.impressao).toBe(a.impressao)
    expect(b.historia).toEqual(a.historia)
    const outra = await simularPuro({ semente: 'nunca', leiloes: 3, intensidade: 2 })
    expect(outra.impressao).not.toBe(a.impressao)
  })
})

describe('planted faults', () => {
  test('every check has one', () => {
    expect(nomes.filter((n) => !FALHAS_PLANTADAS.some((f) => f.acha === n))).toEqual([])
  })

  test.each(FALHAS_PLANTADAS)('$nome: $acha', async ({ plantar, acha, intensidade = 1 }) => {
    for (let i = 1; i <= 12; i++) {
      const { historia } = await simularPuro({
        semente: `falha-${i}`,
        leiloes: 6,
        falha: plantar,
        intensidade,
      })
      if (CONFERENCIAS[acha](historia).length > 0) return
    }
    expect.unreachable(`${acha} found nothing in twelve runs`)
  })
})
