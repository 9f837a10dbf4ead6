import { Duplex } from 'node:stream'
import { inflateSync } from 'node:zlib'
import type { Publico } from '@martelo/contracts/core/frames.ts'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { type Conexao, criarConexao, type DaConexao, enviarATodos, quadroPronto } from './conexao.ts'

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

describe('a slow consumer', () => {
  /** A socket that takes nothing until it is told to. */
  const lento = () => {
    const recebidos: Buffer[] = []
    const presos: (() => void)[] = []
    const fio = new Duplex({
      write: (q: Buffer, _, feito) => {
        recebidos.push(q)
        presos.push(feito)
      },
    })
    const c = criarConexao({ OPEN: 1, readyState: 1 } as WebSocket, fio, {} as DaConexao)
    c.salas.add('leilao:x').add('site:1')
    return {
      c,
      ouvintes: () => fio.listenerCount('drain'),
      textos: () => recebidos.map((q) => q.toString('utf8', (q[1] ?? 0) < 126 ? 2 : 10)),
      tomar: async () => {
        for (let feito = presos.shift(); feito !== undefined; feito = presos.shift()) {
          feito()
          await new Promise((ok) => setImmediate(ok))
        }
      },
    }
  }
  const recarregar = (s: string) => JSON.stringify({ t: 'recarregar', s, v: 0 })
  const longo = quadroPronto('x'.repeat(150_000))

  test('is told that he missed something when he has taken all, though no frame follows', async () => {
    const { c, textos, tomar } = lento()
    for (let i = 0; i < 5; i++) c.escrever(longo)
    await tomar()
    expect(textos().map((t) => t.length > 1_000)).toEqual([true, true, false, false])
    expect(textos().slice(2)).toEqual([recarregar('leilao:x'), recarregar('site:1')])
    // Once: the next frame comes by itself, and falling behind again is told again.
    c.escrever(quadroPronto('oi'))
    for (let i = 0; i < 3; i++) c.escrever(longo)
    await tomar()
    expect(textos().filter((t) => t === recarregar('leilao:x'))).toHaveLength(2)
    expect(textos()[4]).toBe('oi')
  })

  test('is told before the next frame when there is room for one again', async () => {
    const { c, textos, tomar } = lento()
    for (let i = 0; i < 3; i++) c.escrever(longo)
    const tomado = tomar()
    await new Promise((ok) => setImmediate(ok))
    c.escrever(quadroPronto('oi'))
    await tomado
    expect(textos().slice(2)).toEqual([recarregar('leilao:x'), recarregar('site:1'), 'oi'])
  })

  test('who falls behind again before he has taken all is waited for once', async () => {
    const { c, ouvintes, textos, tomar } = lento()
    for (let i = 0; i < 3; i++) c.escrever(longo)
    const tomado = tomar()
    await new Promise((ok) => setImmediate(ok))
    for (let i = 0; i < 3; i++) c.escrever(longo)
    expect(ouvintes()).toBe(1)
    await tomado
    expect(ouvintes()).toBe(0)
    expect(textos().at(-1)).toBe(recarregar('site:1'))
  })
})
