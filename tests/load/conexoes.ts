// node tests/load/conexoes.ts [--connections 2000] [--port 4180]
//
// Connections that reset, stall, lie and stay, against the real product: it must go on answering others meanwhile, be the
// same process afterwards, have given back every descriptor, and stop in order. Linux (descriptors are counted in /proc,
// 127.0.0.2 is another visitor). Needs the builds of npm start. Ends with code 1 when something does not hold.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { PROGRAMA } from '../../tools/setup/build.mjs'
import { opcao } from './bancada.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const PORTA = opcao('port', 4180)
const QUANTAS = opcao('connections', 2000)
const AO_MESMO_TEMPO = 200
const POR_ENDERECO = 1000
/** Short, so that the program need not wait for the product's own. */
const LIMITES = { HTTP_HEADERS_S: '3', HTTP_REQUEST_S: '6', HTTP_IDLE_S: '3', HTTP_STALL_S: '5' }
const CASA = 'leilao.localhost'

const pedido = (linha: string, ...mais: string[]): string =>
  `${[`${linha} HTTP/1.1`, ...(mais.some((m) => /^host:/i.test(m)) ? [] : [`Host: ${CASA}`]), ...mais].join('\r\n')}\r\n\r\n`
const mudar = (para: string, onde: string, ...mais: string[]): string =>
  pedido(`GET ${onde}`, 'Connection: Upgrade', `Upgrade: ${para}`, ...mais)
const SALA = '/v1/tempo-real'
const CHAVE = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

const DITOS: readonly string[] = [
  '',
  'GET / HT',
  `GET / HTTP/1.1\r\nHost: ${CASA}\r\n`,
  pedido('GET /'),
  pedido('GET /').repeat(3),
  pedido('GET http://outro.example/'),
  pedido('OPTIONS *'),
  pedido('TRACE /'),
  pedido('CONNECT x:443'),
  pedido('GET /', 'Expect: 200-never'),
  `${pedido('POST /v1/login', 'Content-Type: application/json', 'Content-Length: 100')}{"ema`,
  `${pedido('POST /v1/login', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
  `${pedido('POST /v1/login', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  mudar('websocket', '/'),
  mudar('h2c', '/', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  mudar('nada', '/qualquer'),
  mudar('websocket', SALA),
  mudar('websocket', SALA, ...CHAVE, 'Host: ninguem.example'),
  mudar('websocket', SALA, ...CHAVE, 'Origin: https://outro.example'),
  mudar('websocket', SALA, 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: x'),
  mudar('websocket', SALA, ...CHAVE),
  `${mudar('websocket', SALA, ...CHAVE)}\xff\xff\xff\xff\xff\xff`,
  `${mudar('websocket', SALA, ...CHAVE)}\x81\xfe\xff`,
  `${pedido('GET /')}${mudar('websocket', SALA, ...CHAVE)}`,
]
type Fim = (fio: net.Socket) => Promise<unknown>
/** How a connection goes on once it has said its words. */
const FINS: readonly Fim[] = [
  (fio) => Promise.resolve(fio.resetAndDestroy()),
  async (fio) => {
    await esperar(Math.random() * 40)
    fio.resetAndDestroy()
  },
  async (fio) => {
    await esperar(Math.random() * 40)
    fio.end()
    await fimDe(fio)
  },
  // stays, and never reads
  (fio) => {
    fio.pause()
    return esperar(500 + Math.random() * 2_000).then(() => fio.resetAndDestroy())
  },
  // stays until it is put out
  (fio) => fimDe(fio),
]

const fimDe = (fio: net.Socket): Promise<unknown> =>
  Promise.race([new Promise((ok) => fio.once('close', ok).once('end', ok)), esperar(12_000)])

async function errar(i: number): Promise<boolean> {
  const fio = net.connect({ port: PORTA, host: '127.0.0.1', allowHalfOpen: true })
  fio.on('error', () => undefined)
  const ligado = await new Promise<boolean>((ok) => {
    fio.once('connect', () => ok(true))
    fio.once('close', () => ok(false))
  })
  if (!ligado) return false
  fio.resume()
  fio.write(DITOS[i % DITOS.length] ?? '', 'latin1')
  await FINS[Math.floor(i / DITOS.length) % FINS.length]?.(fio)
  fio.destroy()
  return true
}

/** A page as another visitor sees it; its milliseconds, or null. */
function pagina(): Promise<number | null> {
  const inicio = performance.now()
  return new Promise((ok) => {
    const q = http.get(
      {
        port: PORTA,
        host: '127.0.0.1',
        localAddress: '127.0.0.2',
        agent: false,
        headers: { host: CASA },
        timeout: 20_000,
      },
      (r) => r.resume().on('end', () => ok(r.statusCode === 200 ? performance.now() - inicio : null)),
    )
    q.on('error', () => ok(null)).on('timeout', () => q.destroy())
  })
}

const dados = mkdtempSync(path.join(os.tmpdir(), 'conexoes-'))
const produto = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAMA], {
  cwd: RAIZ,
  env: {
    ...process.env,
    ...LIMITES,
    NODE_ENV: 'production',
    PORT: String(PORTA),
    MARTELO_DATA: dados,
    MARTELO_ROBOT: '0',
    LOG_LEVEL: 'error',
  },
  stdio: 'ignore',
})
const estado = { vivo: true, acabou: false }
const fim = new Promise<void>((ok) =>
  produto.once('exit', () => {
    estado.vivo = false
    ok()
  }),
)
const descritores = (): number => (estado.vivo ? readdirSync(`/proc/${produto.pid}/fd`).length : -1)
const achados: string[] = []
const exigir = (certo: boolean, achado: string): void => {
  console.log(`${certo ? '✓' : '✗'} ${achado}`)
  if (!certo) achados.push(achado)
}
/** What belonged to the connections is given back within so long; pools may have grown by a few meanwhile. */
async function devolvidos(antes: number): Promise<number> {
  for (const ate = Date.now() + 30_000; Date.now() < ate && estado.vivo && descritores() > antes; )
    await esperar(250)
  return descritores()
}

try {
  for (const ate = Date.now() + 300_000; estado.vivo && Date.now() < ate && (await pagina()) === null; )
    await esperar(500)
  // Warm: pools and caches have what they keep.
  for (let i = 0; i < DITOS.length; i += 1) await errar(i)
  const antes = (await devolvidos(0)) + 8
  const tempos: (number | null)[] = []
  const olhar = (async () => {
    for (; !estado.acabou; await esperar(300)) tempos.push(await pagina())
  })()
  let proxima = 0
  let ligadas = 0
  await Promise.all(
    Array.from({ length: AO_MESMO_TEMPO }, async () => {
      while (proxima < QUANTAS && estado.vivo) if (await errar(proxima++)) ligadas += 1
    }),
  )
  estado.acabou = true
  await olhar
  exigir(estado.vivo, `${ligadas} wrong connections, the process lives`)
  const bons = tempos.flatMap((t) => t ?? []).sort((a, b) => a - b)
  exigir(
    bons.length === tempos.length && bons.length > 0,
    `${bons.length} of ${tempos.length} pages answered meanwhile, half of them within ${Math.round(bons[bons.length >> 1] ?? 0)} ms`,
  )
  const depois = await devolvidos(antes)
  exigir(depois <= antes, `${depois} descriptors afterwards, ${antes} allowed`)
  const parados = Array.from({ length: POR_ENDERECO + 500 }, () =>
    net.connect({ port: PORTA, host: '127.0.0.1' }).on('error', () => undefined),
  )
  await esperar(1_500)
  exigir(
    descritores() <= antes + POR_ENDERECO,
    `${parados.length} idle connections of one address: ${descritores() - antes} held`,
  )
  const outro = await pagina()
  exigir(outro !== null, `another address is answered in ${Math.round(outro ?? 0)} ms`)
  exigir((await devolvidos(antes)) <= antes, 'the idle ones are given back')
  for (const fio of parados) fio.destroy()
  // Half-open ones of every kind must not delay the end.
  const abertas = DITOS.map((dito) => {
    const fio = net.connect({ port: PORTA, host: '127.0.0.1', allowHalfOpen: true })
    fio.on('error', () => undefined).write(dito, 'latin1')
    return fio
  })
  await esperar(300)
  const inicio = performance.now()
  produto.kill('SIGTERM')
  await Promise.race([fim, esperar(30_000)])
  exigir(
    !estado.vivo,
    `stopped in ${Math.round(performance.now() - inicio)} ms with ${abertas.length} connections open`,
  )
  for (const fio of abertas) fio.destroy()
} finally {
  if (estado.vivo) produto.kill('SIGKILL')
  await fim
  apagarDados(path.join(dados, 'postgres'))
  rmSync(dados, { recursive: true, force: true })
}
process.exitCode = achados.length > 0 ? 1 : 0
