// The watchers of tests/load/sala.ts, in a process of their own: most only take what comes (a raw socket costs the
// loader little), every so many one reads its frames and says when they came.
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { inflateSync } from 'node:zlib'
import { WebSocket } from 'ws'

export interface Encomenda {
  readonly porta: number
  readonly quantos: number
  /** the first one's number: their addresses follow from it */
  readonly primeiro: number
  readonly leitores: number
  readonly caminho: '/v1/tempo-real' | '/nu'
  readonly sala: string | null
}
/** What a reader saw: frames that carry their instant (µs), or bids by their value, and when they came (µs). */
export interface Visto {
  readonly atrasos: readonly number[]
  readonly lances: readonly (readonly [valor: number, quando: number])[]
  readonly bytes: number
}

const agora = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000)
const DE_UMA_VEZ = 250

if (process.send !== undefined) {
  process.on('disconnect', () => process.exit(0))
  const soquetes: (Socket | WebSocket)[] = []
  // Read when all have come: a reader that unpacks a frame at once keeps the next reader's frame waiting.
  let vieram: { readonly m: Buffer; readonly comprimida: boolean; readonly quando: number }[] = []
  let bytes = 0
  const de = (i: number): string => `10.${(i >> 14) & 255}.${(i >> 7) & 127}.1`

  // One buffer takes what all of them get: it is never read, and the loader's share of the processors stays small.
  const buffer = Buffer.alloc(64 * 1024)
  const cru = (e: Encomenda, i: number): Promise<void> =>
    new Promise((ok, falha) => {
      let pronto = false
      const callback = (n: number, d: Uint8Array): boolean => {
        bytes += n
        if (pronto) return true
        pronto = true
        const dito = Buffer.from(d.buffer, 0, n).toString('latin1')
        if (dito.startsWith('HTTP/1.1 101')) {
          if (e.sala !== null) fio.write(mascarado(JSON.stringify({ t: 'entrar', sala: e.sala, z: 1 })))
          ok()
        } else falha(new Error(dito.slice(0, 40)))
        return true
      }
      const fio = connect({ port: e.porta, host: '127.0.0.1', onread: { buffer, callback } })
      fio.on('error', falha)
      fio.write(
        `GET ${e.caminho} HTTP/1.1\r\nHost: carga1.localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Forwarded-For: ${de(i)}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      )
      soquetes.push(fio)
    })

  const leitor = (e: Encomenda, i: number): Promise<void> =>
    new Promise((ok, falha) => {
      const ws = new WebSocket(`ws://127.0.0.1:${e.porta}${e.caminho}`, {
        headers: { host: 'carga1.localhost', 'x-forwarded-for': de(i) },
        perMessageDeflate: false,
      })
      ws.on('open', () => {
        if (e.sala !== null) ws.send(JSON.stringify({ t: 'entrar', sala: e.sala, z: 1 }))
        ok()
      })
      ws.on('error', falha)
      ws.on('message', (m: Buffer, comprimida: boolean) => {
        vieram.push({ m, comprimida, quando: agora() })
        bytes += m.length
      })
      soquetes.push(ws)
    })

  const ler = (): Visto => {
    const atrasos: number[] = []
    const lances: [number, number][] = []
    for (const { m, comprimida, quando } of vieram) {
      const lido = JSON.parse((comprimida ? inflateSync(m) : m).toString()) as unknown
      for (const q of (Array.isArray(lido) ? lido : [lido]) as {
        em?: number
        e?: string
        d?: { em?: number; lances?: { valor: number }[] }
      }[]) {
        const em = q.em ?? q.d?.em
        if (em !== undefined) atrasos.push(quando - em)
        if (q.e === 'lance-aceito') for (const l of q.d?.lances ?? []) lances.push([l.valor, quando])
      }
    }
    return { atrasos, lances, bytes }
  }

  process.on(
    'message',
    (m: { t: 'ligar'; e: Encomenda } | { t: 'zerar' } | { t: 'contar' } | { t: 'sair' }) => {
      if (m.t === 'ligar')
        void (async () => {
          const cada = Math.max(1, Math.floor(m.e.quantos / m.e.leitores))
          const inicio = performance.now()
          for (let i = 0; i < m.e.quantos; i += DE_UMA_VEZ)
            await Promise.all(
              Array.from({ length: Math.min(DE_UMA_VEZ, m.e.quantos - i) }, (_, k) =>
                (i + k) % cada === 0 ? leitor(m.e, m.e.primeiro + i + k) : cru(m.e, m.e.primeiro + i + k),
              ),
            )
          process.send?.({ ligados: m.e.quantos, ms: performance.now() - inicio })
        })().catch((e: unknown) => process.send?.({ falha: String(e) }))
      if (m.t === 'zerar') {
        vieram = []
        bytes = 0
      }
      if (m.t === 'contar') process.send?.({ visto: ler() })
      if (m.t === 'sair') {
        for (const s of soquetes)
          if (s instanceof WebSocket) s.terminate()
          else s.destroy()
        process.exit(0)
      }
    },
  )
}

/** A short text from a client, masked as the protocol demands. */
function mascarado(texto: string): Buffer {
  const corpo = Buffer.from(texto)
  if (corpo.length > 125) throw new Error('too long for this')
  const quadro = Buffer.alloc(6 + corpo.length)
  quadro[0] = 0x81
  quadro[1] = 0x80 | corpo.length
  // A mask of zeros is a mask.
  corpo.copy(quadro, 6)
  return quadro
}
