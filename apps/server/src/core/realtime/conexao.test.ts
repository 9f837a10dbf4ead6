import { inflateSync } from 'node:zlib'
import type { Publico } from '@martelo/contracts/core/frames.ts'
import { describe, expect, test } from 'vitest'
import { type Conexao, enviarATodos } from './conexao.ts'

type Membros = Map<Conexao, readonly Publico[]>

/** Takes what it is given; `demoraMs` of the process for each. */
const membro = (recebidos: Buffer[], comprime = false, demoraMs = 0): Conexao =>
  ({
    comprime,
    escrever: (q: Buffer) => {
      const ate = performance.now() + demoraMs
      while (performance.now() < ate);
      recebidos.push(q)
    },
  }) as unknown as Conexao

const escrito = (membros: Membros, texto: (p: readonly Publico[]) => string): Promise<void> =>
  new Promise((ok) => {
    enviarATodos(membros, texto, ok)
  })

describe('a frame for a room', () => {
  test('is encoded once per audience, and compressed for who takes it so', async () => {
    const longo = 'x'.repeat(2_000)
    const feitos: string[] = []
    const [a, b, c, d]: [Buffer[], Buffer[], Buffer[], Buffer[]] = [[], [], [], []]
    const membros: Membros = new Map([
      [membro(a), ['publico']],
      [membro(b, true), ['publico']],
      [membro(c), ['publico', 'equipe']],
      [membro(d), ['publico']],
    ])
    await escrito(membros, (p) => {
      feitos.push(p.join())
      return `${p.join()} ${longo}`
    })
    expect(feitos).toEqual(['publico', 'publico,equipe'])
    // A header of four bytes, then the text; a binary message is compressed.
    expect(a[0]?.subarray(4).toString()).toBe(`publico ${longo}`)
    expect(d[0]).toBe(a[0])
    expect(c[0]?.subarray(4).toString()).toBe(`publico,equipe ${longo}`)
    expect(b[0]?.[0]).toBe(0x82)
    expect(inflateSync((b[0] as Buffer).subarray(2)).toString()).toBe(`publico ${longo}`)
  })

  test('leaves the process to others while many are written to, and says when the last was', async () => {
    const recebidos: Buffer[] = []
    const membros: Membros = new Map(
      Array.from({ length: 100 }, () => [membro(recebidos, false, 0.1), ['publico']]),
    )
    const fim = escrito(membros, () => 'oi')
    const antes = await new Promise<number>((ok) => {
      setImmediate(() => ok(recebidos.length))
    })
    expect(antes).toBeGreaterThan(0)
    expect(antes).toBeLessThan(100)
    await fim
    expect(recebidos).toHaveLength(100)
  })

  test('does not go to who left meanwhile', async () => {
    const [fica, sai]: [Buffer[], Buffer[]] = [[], []]
    const ultimo = membro(sai)
    const membros: Membros = new Map([
      ...Array.from({ length: 99 }, (): [Conexao, readonly Publico[]] => [
        membro(fica, false, 0.1),
        ['publico'],
      ]),
      [ultimo, ['publico']],
    ])
    const fim = escrito(membros, () => 'oi')
    membros.delete(ultimo)
    await fim
    expect(fica).toHaveLength(99)
    expect(sai).toHaveLength(0)
  })
})
