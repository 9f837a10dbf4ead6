// The browser's end of the socket against a real server: what is answered there, what goes over HTTP after all.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type WebSocket as Fio, WebSocketServer } from 'ws'
import { ErroDeChamada } from './erro-de-chamada.ts'

const CHAVE = 'POST /v1/leilao/lotes/:lelUid/lances'
const lance = {
  params: { lelUid: 'l1' },
  body: { valor: 100, chaveDoPedido: 'k1', confirmarValorAlto: false },
}
let http: Server
let wss: WebSocketServer
let base: string
let modulo: typeof import('./chamar-pelo-soquete.ts')
let tempoReal: typeof import('./tempo-real.ts')
const porHttp: { caminho: string; corpo: unknown }[] = []
/** what the server does with a message of the tab */
let atender: (m: { t: string; n: number; b?: unknown }, fio: Fio) => void = () => undefined
let fio: Fio | null = null

const lerCorpo = async (q: IncomingMessage): Promise<string> => {
  let texto = ''
  for await (const parte of q) texto += String(parte)
  return texto
}

const buscar = globalThis.fetch
beforeAll(async () => {
  http = createServer((q, r) => {
    void lerCorpo(q).then((t) => {
      porHttp.push({ caminho: String(q.url), corpo: JSON.parse(t) })
      r.setHeader('content-type', 'application/json').end(
        JSON.stringify({ situacao: 'vencendo', por: 'http' }),
      )
    })
  })
  wss = new WebSocketServer({ server: http })
  wss.on('connection', (ws) => {
    fio = ws
    ws.on('message', (m: Buffer) => atender(JSON.parse(m.toString()) as never, ws))
  })
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  base = `http://${host}`
  // What a page has and Node has not: a window, an address, and calls relative to it.
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), globalThis),
    location: { protocol: 'http:', host },
  })
  globalThis.fetch = (url, o) => buscar(new URL(String(url), base), o)
  modulo = await import('./chamar-pelo-soquete.ts')
  tempoReal = await import('./tempo-real.ts')
})
afterAll(() => {
  for (const c of wss.clients) c.terminate()
  http.close()
  // Other tests may share this process.
  globalThis.fetch = buscar
  for (const nome of ['window', 'location']) Reflect.deleteProperty(globalThis, nome)
})
beforeEach(() => {
  porHttp.length = 0
})

/** An open socket, in some room. */
async function ligado(ouvir: (e: string, d: unknown) => void = () => undefined): Promise<() => void> {
  const sair = tempoReal.entrarNaSala('leilao:a', {
    quadro: ({ evento, dados }) => ouvir(evento, dados),
    recarregar: () => undefined,
  })
  await new Promise<void>((ok) => {
    const ver = setInterval(() => {
      if (!tempoReal.dizer('visita', {})) return
      clearInterval(ver)
      ok()
    }, 10)
  })
  return sair
}

describe('a bid of the panel', () => {
  test('without a socket goes over HTTP', async () => {
    await expect(modulo.chamarPeloSoquete(CHAVE, lance)).resolves.toMatchObject({ por: 'http' })
    expect(porHttp).toEqual([{ caminho: '/v1/leilao/lotes/l1/lances', corpo: lance.body }])
  })
  test('is answered over the open socket, without HTTP', async () => {
    await ligado()
    atender = (m, ws) => {
      if (m.t === 'chamar') ws.send(JSON.stringify({ t: 'resposta', n: m.n, d: { por: 'fio', b: m.b } }))
    }
    await expect(modulo.chamarPeloSoquete(CHAVE, lance)).resolves.toEqual({ por: 'fio', b: lance.body })
    expect(porHttp).toEqual([])
  })
  test('is refused over it', async () => {
    atender = (m, ws) => {
      const erro = { statusCode: 409, error: 'valor-abaixo', message: 'Valor baixo' }
      if (m.t === 'chamar') ws.send(JSON.stringify({ t: 'resposta', n: m.n, erro }))
    }
    const r = await modulo.chamarPeloSoquete(CHAVE, lance).catch((e: unknown) => e)
    expect(r).toBeInstanceOf(ErroDeChamada)
    expect((r as ErroDeChamada).erro.error).toBe('valor-abaixo')
    expect(porHttp).toEqual([])
  })
  test.each<[string, typeof atender]>([
    [
      'a session that must be renewed',
      (m, ws) => {
        const erro = { statusCode: 401, error: 'Unauthorized', message: 'Entre' }
        if (m.t === 'chamar') ws.send(JSON.stringify({ t: 'resposta', n: m.n, erro }))
      },
    ],
    ['no answer', () => undefined],
    [
      'a connection lost meanwhile',
      (m, ws) => {
        if (m.t === 'chamar') ws.terminate()
      },
    ],
  ])('goes over HTTP with the same key: %s', async (_, fazer) => {
    await ligado()
    atender = fazer
    await expect(modulo.chamarPeloSoquete(CHAVE, lance)).resolves.toMatchObject({ por: 'http' })
    expect(porHttp).toEqual([{ caminho: '/v1/leilao/lotes/l1/lances', corpo: lance.body }])
  })
})

test('after a session was renewed over HTTP, a connection that knows it takes the next call', async () => {
  await ligado()
  const velho = fio
  atender = (m, ws) => {
    const corpo =
      ws === velho ? { erro: { statusCode: 401, error: 'Unauthorized', message: '' } } : { d: { por: 'fio' } }
    if (m.t === 'chamar') ws.send(JSON.stringify({ t: 'resposta', n: m.n, ...corpo }))
  }
  await expect(modulo.chamarPeloSoquete(CHAVE, lance)).resolves.toMatchObject({ por: 'http' })
  await expect.poll(() => fio, { timeout: 3_000 }).not.toBe(velho)
  await ligado()
  await expect(modulo.chamarPeloSoquete(CHAVE, lance)).resolves.toEqual({ por: 'fio' })
})

test.each([
  ['who is kept out', 4403, 'barrada'],
  ['a visitor of a closed house', 4503, 'fechada'],
])(
  '%s is told so, until a connection is let in again; what was asked is not answered',
  async (_, codigo, dita) => {
    await ligado()
    const situacoes: string[] = []
    const parar = tempoReal.acompanharLigacao((s) => situacoes.push(s))
    atender = () => undefined
    const pergunta = modulo.chamarPeloSoquete(CHAVE, lance).catch(() => 'sem resposta')
    fio?.close(codigo, 'out')
    await expect.poll(() => situacoes.at(-1)).toBe(dita)
    await pergunta
    expect(situacoes).not.toContain('caiu')
    await ligado()
    expect(situacoes.at(-1)).toBe('ligado')
    parar()
  },
)

describe('another connection', () => {
  test.each([
    ['with the session as it is now', false, 0],
    ['after one that may have been a visitor’s', true, 1],
  ])('takes the place of the old one unnoticed: %s', async (_, tudo, relidas) => {
    let recarregou = 0
    await ligado()
    const sair = tempoReal.entrarNaSala('leilao:b', {
      quadro: () => undefined,
      recarregar: () => (recarregou += 1),
    })
    const situacoes: string[] = []
    const parar = tempoReal.acompanharLigacao((s) => situacoes.push(s))
    const velho = fio
    tempoReal.religar(tudo)
    await expect.poll(() => velho?.readyState, { timeout: 3_000 }).toBe(3)
    await ligado()
    parar()
    expect(fio).not.toBe(velho)
    expect(situacoes).not.toContain('caiu')
    expect(recarregou).toBe(relidas)
    sair()
  })

  test('between the old one and it, a room without numbers may have told something: its readers look again', async () => {
    await ligado()
    let relidas = 0
    const sair = tempoReal.entrarNaSala('cliente:d', {
      quadro: () => undefined,
      recarregar: () => (relidas += 1),
    })
    const acaso = vi.spyOn(Math, 'random').mockReturnValue(0)
    tempoReal.religar()
    await expect.poll(() => relidas, { timeout: 5_000 }).toBe(1)
    acaso.mockRestore()
    sair()
  })

  test('after a line that was down: readers of rooms without numbers look again, those of others do not', async () => {
    await ligado()
    const relidas: string[] = []
    const lugares = ['cliente:c', 'leilao:c'].map((sala) =>
      tempoReal.entrarNaSala(sala, { quadro: () => undefined, recarregar: () => relidas.push(sala) }),
    )
    const acaso = vi.spyOn(Math, 'random').mockReturnValue(0)
    const velho = fio
    velho?.terminate()
    await expect.poll(() => relidas, { timeout: 5_000 }).toEqual(['cliente:c'])
    expect(fio).not.toBe(velho)
    acaso.mockRestore()
    for (const sair of lugares) sair()
  })
})

describe('a device without connection', () => {
  const ligarRede = (onLine: boolean) =>
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  let escritos = 0
  beforeEach(() => {
    escritos = 0
  })
  afterEach(() => ligarRede(true))

  test('writes nothing to a socket that is still open: it would go out later', async () => {
    await ligado()
    atender = (m) => {
      if (m.t === 'chamar') escritos += 1
    }
    ligarRede(false)
    await expect(modulo.chamarPeloSoquete(CHAVE, lance)).resolves.toMatchObject({ por: 'http' })
    expect(porHttp).toHaveLength(1)
    expect(escritos).toBe(0)
  })

  test('does not ask for the word "not sent" of what was sent before, and repeats it with its key', async () => {
    await ligado()
    const chaves: unknown[] = []
    atender = (m, ws) => {
      if (m.t !== 'chamar') return
      chaves.push((m.b as { chaveDoPedido: string }).chaveDoPedido)
      if (chaves.length > 1) return ws.send(JSON.stringify({ t: 'resposta', n: m.n, d: { por: 'fio' } }))
      ligarRede(false)
      setTimeout(ligarRede, 3_200, true)
    }
    const { insistir } = await import('../parts/lances/chamadas-de-lance.ts')
    const tentativa = { acao: 'lance' as const, valor: 100, chaveDoPedido: 'k2', confirmarValorAlto: false }
    await expect(insistir('l1', tentativa)).resolves.toEqual({ por: 'fio' })
    expect(chaves).toEqual(['k2', 'k2'])
    expect(porHttp).toEqual([])
  }, 15_000)
})

test('a compressed message is opened, and what comes behind it waits for it', async () => {
  const vistos: unknown[] = []
  atender = () => undefined
  await ligado((e, d) => vistos.push([e, (d as { n: number }).n]))
  const quadro = (n: number, mais = '') =>
    JSON.stringify({ t: 'q', s: 'leilao:a', v: n, e: 'x', h: 0, d: { n, mais } })
  fio?.send(JSON.stringify({ t: 'em-dia', s: 'leilao:a', v: 0 }))
  fio?.send(deflateSync(`[${quadro(1, 'longo '.repeat(50_000))},${quadro(2)}]`))
  fio?.send(quadro(3))
  fio?.send(deflateSync(quadro(4)))
  fio?.send(quadro(5))
  for (let i = 0; i < 200 && vistos.length < 5; i++) await new Promise((ok) => setTimeout(ok, 10))
  expect(vistos).toEqual([1, 2, 3, 4, 5].map((n) => ['x', n]))
})

test('a picture that was loaded while frames came gets them again, and what is not here any more is asked for', async () => {
  const vistos: number[] = []
  const pedidas: unknown[] = []
  atender = (m) => {
    if (m.t === 'entrar') pedidas.push((m as unknown as { versao?: number }).versao)
  }
  await ligado()
  const quadro = (v: number) => JSON.stringify({ t: 'q', s: 'leilao:b', v, e: 'x', h: 0, d: {} })
  const lugar = tempoReal.entrarNaSala(
    'leilao:b',
    { quadro: ({ versao }) => vistos.push(versao ?? 0), recarregar: () => undefined },
    10,
  )
  fio?.send(JSON.stringify({ t: 'em-dia', s: 'leilao:b', v: 10 }))
  fio?.send(quadro(11))
  fio?.send(quadro(12))
  await expect.poll(() => vistos).toEqual([11, 12])
  lugar.carregou(11)
  expect(vistos).toEqual([11, 12, 12])
  lugar.carregou(5)
  await expect.poll(() => pedidas).toEqual([10, 5])
  lugar()
})
