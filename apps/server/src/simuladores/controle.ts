// What every simulator can be told to be: slow, failing, talking nonsense, silent, down, or telling everything twice. A real
// HTTP server around the party's own answers, with two addresses more: /simulador/comportamento reads and sets it.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const MODOS = {
  normal: 'responde bem',
  lento: 'responde depois de uma espera',
  erro: 'responde 503',
  recusa: 'responde 422',
  errado: 'responde 200 com outra coisa',
  calado: 'recebe e nunca responde',
  fora: 'derruba a conexão',
  'faz-e-cala': 'faz o que foi pedido e derruba a conexão sem responder',
  'duas-vezes': 'responde bem e avisa duas vezes',
} as const
export type Modo = keyof typeof MODOS

export interface Controle {
  modo: Modo
  /** of `lento` */
  esperaMs: number
  /** after so many requests it is `normal` again; 0: until told so */
  vezes: number
  /** requests that came to the party's own addresses */
  pedidos: number
}

export interface ServidorSimulado {
  readonly url: string
  readonly porta: number
  readonly controle: Controle
  parar(): Promise<void>
}

export type Atender = (q: IncomingMessage, r: ServerResponse) => Promise<void> | void

/** `livre`: addresses for people, which no behaviour changes. */
export async function iniciarServidor(
  atender: Atender,
  o: { porta?: number | undefined; host?: string | undefined; livre?: (caminho: string) => boolean } = {},
): Promise<ServidorSimulado> {
  const controle: Controle = { modo: 'normal', esperaMs: 3000, vezes: 0, pedidos: 0 }
  const relogios = new Set<ReturnType<typeof setTimeout>>()
  const esperar = (ms: number): Promise<void> =>
    new Promise((ok) => {
      const t = setTimeout(() => {
        relogios.delete(t)
        ok()
      }, ms)
      relogios.add(t)
    })
  const servidor: Server = createServer((q, r) => {
    const caminho = (q.url ?? '/').split('?')[0] ?? '/'
    const feito =
      caminho === '/simulador/comportamento'
        ? comandar(q, r, controle)
        : caminho.startsWith('/simulador/') || o.livre?.(caminho)
          ? Promise.resolve(atender(q, r))
          : comportar(q, r, { controle, atender, esperar })
    feito.catch((e: unknown) => {
      if (!r.headersSent) r.writeHead(500)
      r.end(e instanceof Error ? e.message : 'falha')
    })
  })
  await new Promise<void>((ok, falhou) => {
    servidor.once('error', falhou)
    servidor.listen(o.porta ?? 0, o.host ?? '127.0.0.1', ok)
  })
  const { port } = servidor.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    porta: port,
    controle,
    async parar() {
      for (const t of relogios) clearTimeout(t)
      servidor.closeAllConnections()
      await new Promise<void>((ok) => servidor.close(() => ok()))
    },
  }
}

interface Cena {
  readonly controle: Controle
  readonly atender: Atender
  esperar(ms: number): Promise<void>
}

async function comportar(
  q: IncomingMessage,
  r: ServerResponse,
  { controle, atender, esperar }: Cena,
): Promise<void> {
  const { modo } = controle
  controle.pedidos += 1
  if (controle.vezes > 0 && --controle.vezes === 0) controle.modo = 'normal'
  const AGIR: Readonly<Record<Modo, () => Promise<void> | void>> = {
    normal: () => atender(q, r),
    'duas-vezes': () => atender(q, r),
    async lento() {
      await esperar(controle.esperaMs)
      await atender(q, r)
    },
    erro: () => void r.writeHead(503, { 'content-type': 'text/plain' }).end('indisponivel'),
    recusa: () =>
      void r
        .writeHead(422, { 'content-type': 'application/json' })
        .end('{"detail":"recusado pelo simulador"}'),
    errado: () => void r.writeHead(200, { 'content-type': 'text/html' }).end('<html>manutenção</html>'),
    calado: () => undefined,
    fora: () => void q.socket.destroy(),
    async 'faz-e-cala'() {
      // The answer is thrown away with its connection.
      r.writeHead = () => r
      r.end = () => {
        q.socket.destroy()
        return r
      }
      await atender(q, r)
    },
  }
  await AGIR[modo]()
}

async function comandar(q: IncomingMessage, r: ServerResponse, c: Controle): Promise<void> {
  if (q.method === 'PUT') {
    const { modo, esperaMs, vezes } = (await lerJson(q)) as Partial<Controle>
    if (modo !== undefined && Object.hasOwn(MODOS, modo)) c.modo = modo
    if (typeof esperaMs === 'number') c.esperaMs = Math.min(60_000, Math.max(0, esperaMs))
    c.vezes = typeof vezes === 'number' ? Math.min(1000, Math.max(0, vezes)) : 0
  }
  r.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(c))
}

export async function lerTexto(q: IncomingMessage): Promise<string> {
  let texto = ''
  for await (const parte of q) texto += String(parte)
  return texto
}
export const lerJson = async (q: IncomingMessage): Promise<unknown> =>
  JSON.parse((await lerTexto(q)) || '{}') as unknown

/**
 * Posts a notice; answers the status, 0 without an answer. Names below localhost are this machine, whatever its
 * resolver says.
 */
export function postar(
  destino: string,
  corpo: string,
  cabecalhos: Readonly<Record<string, string>> = {},
): Promise<number> {
  const url = new URL(destino)
  return new Promise((ok) => {
    const q = request(
      {
        host: url.hostname.endsWith('localhost') ? '127.0.0.1' : url.hostname,
        port: url.port || 80,
        path: url.pathname + url.search,
        method: 'POST',
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(corpo),
          ...cabecalhos,
        },
        timeout: 10_000,
      },
      (r) => {
        r.resume()
        r.on('end', () => ok(r.statusCode ?? 0))
      },
    )
    q.on('timeout', () => q.destroy())
    q.on('error', () => ok(0))
    q.end(corpo)
  })
}
