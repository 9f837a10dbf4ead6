// Connections that reset, stall, lie and stay: each ends by itself, none takes anything else with it.
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as esperar } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { enderecoContado, atenderUpgrades, criarServidorHttp, type LimitesDosFios } from './fios.ts'

const FOLGADO: LimitesDosFios = {
  porEndereco: 0,
  ociosaMs: 60_000,
  cabecalhosMs: 60_000,
  pedidoMs: 60_000,
  paradaMs: 60_000,
}
const fechar: (() => void)[] = []
afterEach(() => {
  for (const f of fechar.splice(0)) f()
})

async function abrir(limites: Partial<LimitesDosFios> = {}, ocupada = new Promise<void>(() => undefined)) {
  const { http, fios } = criarServidorHttp({ ...FOLGADO, ...limites }, pino({ level: 'silent' }))
  http.on('request', (q, r) => {
    if (q.url === '/grande') return void r.end(Buffer.alloc(16 * 1024 * 1024))
    if (q.url === '/nunca') return undefined
    q.resume().on('end', () => r.end('pagina'))
  })
  atenderUpgrades(http, limites.cabecalhosMs ?? 1_000, (q, fio) => {
    if (q.url !== '/sala') return false
    void ocupada.then(() => fio.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
    return true
  })
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  fechar.push(() => {
    for (const f of fios) f.destroy()
    http.close()
  })
  return { fios, porta: (http.address() as AddressInfo).port }
}

async function ligar(porta: number): Promise<net.Socket & { dito: string }> {
  const fio = Object.assign(net.connect({ port: porta, host: '127.0.0.1', allowHalfOpen: true }), {
    dito: '',
  })
  fechar.push(() => fio.destroy())
  fio.on('error', () => undefined).on('data', (d) => (fio.dito += String(d)))
  await new Promise((ok) => fio.once('connect', ok))
  return fio
}
async function ate(pergunta: () => boolean, ms = 6_000): Promise<void> {
  for (const fim = Date.now() + ms; Date.now() < fim && !pergunta(); ) await esperar(10)
  expect(pergunta()).toBe(true)
}

const PEDIDO = 'GET / HTTP/1.1\r\nHost: x\r\n'
const MUDANCA = (para: string, onde = '/') =>
  `GET ${onde} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${para}\r\n\r\n`
const INICIOS: Readonly<Record<string, string>> = {
  nothing: '',
  'half a line': 'GET / HT',
  'half the headers': PEDIDO,
  'a request': `${PEDIDO}\r\n`,
  'half a body': 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nmeio',
  'a broken chunk': 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  garbage: '\x16\x03\x01\x02\x00\x01\x00',
  'an upgrade to nowhere': MUDANCA('websocket'),
  'an upgrade to another protocol': MUDANCA('h2c'),
  'an upgrade with garbage behind': `${MUDANCA('websocket')}\xff\xff\xff`,
  'an upgrade of ours that is still looked at': MUDANCA('websocket', '/sala'),
  'a request with an upgrade behind': `${PEDIDO}\r\n${MUDANCA('websocket')}`,
  'a tunnel': 'CONNECT y:443 HTTP/1.1\r\nHost: y\r\n\r\n',
}

test.each(Object.entries(INICIOS))('a reset after %s ends that connection alone', async (_, inicio) => {
  const { porta, fios } = await abrir()
  for (const antesMs of [0, 0, 5, 30]) {
    const fio = await ligar(porta)
    if (inicio !== '') fio.write(inicio, 'latin1')
    if (antesMs > 0) await esperar(antesMs)
    fio.resetAndDestroy()
  }
  await ate(() => fios.size === 0)
  const outro = await ligar(porta)
  outro.write(`${PEDIDO}\r\n`)
  await ate(() => outro.dito.endsWith('pagina'))
})

test('an upgrade that is not ours is answered and closed, though its other side stays', async () => {
  const { porta, fios } = await abrir()
  const fio = await ligar(porta)
  fio.write(MUDANCA('websocket'))
  await ate(() => fio.dito.startsWith('HTTP/1.1 404 Not Found\r\nConnection: close'))
  await ate(() => fios.size === 0, 3_000)
})

test('a client that offers another protocol is answered in this one', async () => {
  const { porta } = await abrir()
  const fio = await ligar(porta)
  fio.write(MUDANCA('h2c'))
  await ate(() => fio.dito.startsWith('HTTP/1.1 200') && fio.dito.endsWith('pagina'))
})

test.each<[string, string, Partial<LimitesDosFios>]>([
  ['says nothing', '', { cabecalhosMs: 300 }],
  ['never ends its headers', PEDIDO, { cabecalhosMs: 300 }],
  ['never ends its body', INICIOS['half a body'] ?? '', { pedidoMs: 400, cabecalhosMs: 300 }],
  ['asks nothing more', `${PEDIDO}\r\n`, { ociosaMs: 300 }],
  ['asked for what never comes', 'GET /nunca HTTP/1.1\r\nHost: x\r\n\r\n', { paradaMs: 300 }],
  ['waits for a handshake that never comes', MUDANCA('websocket', '/sala'), { cabecalhosMs: 300 }],
])('a connection that %s is ended', async (_, dito, limites) => {
  const { porta, fios } = await abrir(limites)
  const fio = await ligar(porta)
  if (dito !== '') fio.write(dito)
  await ate(() => fios.size === 1)
  await ate(() => fios.size === 0)
})

test('a reader that does not read is ended', async () => {
  const { porta, fios } = await abrir({ paradaMs: 300 })
  const fio = await ligar(porta)
  fio.pause()
  fio.write('GET /grande HTTP/1.1\r\nHost: x\r\n\r\n')
  await ate(() => fios.size === 1)
  await ate(() => fios.size === 0)
})

test('an address has so many connections, and one more when it closed one', async () => {
  const { porta, fios } = await abrir({ porEndereco: 3 })
  const tres = await Promise.all([ligar(porta), ligar(porta), ligar(porta)])
  await ate(() => fios.size === 3)
  const quarto = await ligar(porta)
  await ate(() => quarto.dito.startsWith('HTTP/1.1 429'))
  await ate(() => fios.size === 3)
  tres[0]?.destroy()
  await ate(() => fios.size === 2)
  const quinto = await ligar(porta)
  quinto.write(`${PEDIDO}\r\n`)
  await ate(() => quinto.dito.endsWith('pagina'))
})

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, '?'],
])('%s counts as %s', (endereco, contado) => {
  expect(enderecoContado(endereco)).toBe(contado)
})
