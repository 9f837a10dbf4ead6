// The media process as it runs: one HTTP server hands it websockets and questions; it is killed and comes back.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { QuemPede } from '../../core/auth/bloqueios.ts'
import { lerConfig } from '../../core/config.ts'
import { abrirBorda } from './borda.ts'
import type { PedidoDoTeste } from './companheiro.fixture.ts'
import { ProcessoDaMidia, portaDaMidia, RAIZ_DA_MIDIA } from './midia.ts'
import { atenderCompanheiro, contarAosCompanheiros } from './midia-do-primeiro.ts'
import type { PasseDaMidia } from './passe.ts'

const CANAL = '00000000-0000-4000-8000-000000000009'
const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex').toString('base64')
const pasta = mkdtempSync(path.join(tmpdir(), 'midia-'))
const config = lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MARTELO_DATA: pasta })
const log = pino({ level: 'silent' })
const midia = new ProcessoDaMidia(config, log, Buffer.alloc(32, 3))
const estados: string[] = []
midia.aoOcorrer((o) => {
  if (o.t === 'estado') estados.push(o.estado)
})
/** addresses and accounts that the house keeps out */
const barrados = { ips: new Set<string>(), contas: new Set<number | null>() }
let mudou: (outros?: boolean) => void = () => undefined
/** sources that no longer stand */
const acabadas = new Map<string, 'ENCERRADA' | 'SUBSTITUIDA'>()
const porta = portaDaMidia(
  {
    config,
    log,
    midia,
    hotsites: {
      porHost: (host: string) => Promise.resolve(host.startsWith('outra') ? { id: 2 } : { id: 1 }),
    },
    banco: { relogio: { agora: () => Date.now() } },
    tokens: { conferir: () => Promise.resolve(null) },
    bloqueios: {
      barra: (hotId: number, q: QuemPede) =>
        hotId === 1 && (barrados.ips.has(q.ip) || barrados.contas.has(q.usuId)),
      aoMudar(fn: (outros: boolean) => void) {
        mudou = (outros = true) => fn(outros)
        return () => undefined
      },
    },
  } as unknown as Parameters<typeof portaDaMidia>[0],
  (_, t) => Promise.resolve(acabadas.get(t) ?? 'EM_PE'),
  () => Promise.resolve(true),
)
const http = createServer((q, r) => {
  if (!porta.atender(q, r)) r.writeHead(404).end()
})
http.on('upgrade', (q, fio, cabeca) => void porta.atualizar(q, fio, cabeca))
let numero = 0
const ESPERA = { timeout: 15_000, interval: 50 }

beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  numero = (http.address() as AddressInfo).port
})
afterAll(async () => {
  await midia.parar()
  http.closeAllConnections()
  http.close()
  rmSync(pasta, { recursive: true, force: true })
})

const passe = (acao: PasseDaMidia['acao'], mudar: Partial<PasseDaMidia> = {}): string =>
  midia.passes.assinar({
    hotId: 1,
    canal: CANAL,
    acao,
    alvo: 't1',
    cerca: 1,
    ate: Date.now() + 60_000,
    ...mudar,
  })
function ligar(papel: 'ver' | 'publicar', token: string, host = 'casa.localhost', em = numero): WebSocket {
  const ws = new WebSocket(
    `ws://127.0.0.1:${em}${RAIZ_DA_MIDIA}${papel}/${CANAL}?t=${encodeURIComponent(token)}`,
    {
      headers: { host },
    },
  )
  ws.on('error', () => undefined)
  return ws
}
/** A desk without a browser: configuration, card, then twenty-five frames per second. */
async function publicar(token: string, em = numero) {
  const ws = ligar('publicar', token, undefined, em)
  const fechado = once(ws, 'close').then(([codigo]) => codigo as number)
  await once(ws, 'open')
  for (const qualidade of ['alta', 'baixa']) {
    ws.send(JSON.stringify({ tipo: 'config', qualidade, avcC, w: 640, h: 360 }))
    const placa = [[true, Buffer.from('placa').toString('base64')]]
    ws.send(JSON.stringify({ tipo: 'placa', qualidade, quadros: placa }))
  }
  let n = 0
  const timer = setInterval(() => {
    for (const tipo of [0, 1]) {
      const b = Buffer.alloc(10 + 500)
      b[0] = tipo
      b[1] = n % 25 === 0 ? 1 : 0
      b.writeDoubleBE(n * 40, 2)
      ws.send(b)
    }
    n += 1
  }, 40)
  ws.on('close', () => clearInterval(timer))
  return { ws, fechado }
}
function assistir(token = passe('ver'), em = numero) {
  const ws = ligar('ver', token, undefined, em)
  const visto = { estados: [] as string[], lotes: 0, inicios: 0 }
  ws.on('message', (m: Buffer, binario) => {
    if (binario) visto[m[0] === 0 ? 'inicios' : 'lotes'] += 1
    else {
      const o = JSON.parse(m.toString()) as { tipo: string; estado: string }
      if (o.tipo === 'estado') visto.estados.push(o.estado)
    }
  })
  return { ws, visto }
}
const recusa = (ws: WebSocket): Promise<number> =>
  new Promise((ok) => ws.on('unexpected-response', (_q, r) => ok(r.statusCode ?? 0)))
const pedir = (resto: string, token = passe('ver'), em = numero) =>
  fetch(`http://127.0.0.1:${em}${RAIZ_DA_MIDIA}${CANAL}/${resto}?t=${encodeURIComponent(token)}`)

test.each([
  ['none', ''],
  ['for another act', passe('publicar')],
  ['of another channel', passe('ver', { canal: '00000000-0000-4000-8000-000000000001' })],
  ['of another hotsite', passe('ver', { hotId: 2 })],
  ['too old', passe('ver', { ate: Date.now() - 1 })],
])('a bad token opens nothing: %s', async (_, token) => {
  expect(await recusa(ligar('ver', token))).toBe(401)
  expect((await pedir('master.m3u8', token)).status).toBe(401)
})

test.each([
  ['for watching', passe('ver')],
  ['of another channel', passe('publicar', { canal: '00000000-0000-4000-8000-000000000001' })],
  ['of another hotsite', passe('publicar', { hotId: 2 })],
  ['too old', passe('publicar', { ate: Date.now() - 1 })],
  ['changed', passe('publicar').replace(/^./, (c) => (c === 'e' ? 'f' : 'e'))],
])('a bad token publishes nothing: %s', async (_, token) => {
  expect(await recusa(ligar('publicar', token))).toBe(401)
})

test('a good token at another house’s address opens nothing', async () => {
  expect(await recusa(ligar('ver', passe('ver'), 'outra.localhost'))).toBe(401)
})

test('who watches by playlists is counted beside those by websocket, each once', async () => {
  const { ws } = await publicar(passe('publicar'))
  const v = assistir()
  const eles = [passe('ver', { cerca: 1 }), passe('ver', { cerca: 2 })]
  try {
    await vi.waitFor(async () => {
      for (const q of ['alta', 'baixa', 'alta'])
        for (const t of eles) expect((await pedir(`${q}/live.m3u8`, t)).status).toBe(200)
      expect(midia.numeros(CANAL)?.ver).toBe(3)
    }, ESPERA)
  } finally {
    ws.close()
    v.ws.close()
  }
})

test('what is published is watched, as websocket and as playlist', async () => {
  const { ws } = await publicar(passe('publicar'))
  const v = assistir()
  await expect.poll(() => v.visto.lotes, { timeout: 10_000 }).toBeGreaterThan(5)
  expect(v.visto.inicios).toBe(1)
  expect(estados).toContain('NO_AR')
  const mestre = await (await pedir('master.m3u8')).text()
  expect(mestre).toContain('RESOLUTION=640x360')
  const lista = await (await pedir('alta/live.m3u8')).text()
  expect(lista).toContain('#EXT-X-PART:DURATION=0.3')
  const parte = /URI="(p[\d.]+m4s)\?t=/.exec(lista)?.[1] ?? ''
  const pedaco = Buffer.from(await (await pedir(`alta/${parte}`)).arrayBuffer())
  expect(pedaco.toString('latin1', 4, 8)).toBe('moof')
  ws.close()
  v.ws.close()
})

test('a block closes what its people have open, and their tokens open nothing more, wherever they are shown', async () => {
  const { ws, fechado } = await publicar(
    passe('publicar', { de: { ip: '10.0.0.1', usuId: 8, equipe: true } }),
  )
  const dele = passe('ver', { de: { ip: '10.0.0.7', usuId: 7, equipe: false } })
  const ele = assistir(dele)
  const outro = assistir()
  const saiu = once(ele.ws, 'close')
  await expect
    .poll(() => Math.min(ele.visto.lotes, outro.visto.lotes), { timeout: 10_000 })
    .toBeGreaterThan(2)
  try {
    barrados.contas.add(7).add(8)
    mudou()
    expect((await saiu)[0]).toBe(4403)
    expect(await fechado).toBe(4403)
    expect(await recusa(ligar('ver', dele))).toBe(403)
    expect((await pedir('master.m3u8', dele)).status).toBe(403)
    expect((await pedir('quadro.jpg', dele)).status).toBe(403)
    expect(outro.ws.readyState).toBe(WebSocket.OPEN)
    barrados.ips.add('127.0.0.1')
    const fim = once(outro.ws, 'close')
    mudou()
    expect((await fim)[0]).toBe(4403)
    expect(await recusa(ligar('ver', passe('ver')))).toBe(403)
  } finally {
    barrados.contas.clear()
    barrados.ips.clear()
    ws.close()
  }
  expect((await pedir('master.m3u8', dele)).status).toBe(200)
})

test('an ended programme closes its desk with a code of its own, after which no desk comes back', async () => {
  const um = await publicar(passe('publicar', { alvo: 't0', cerca: 1 }))
  um.ws.send('{"tipo":"encerrar"}')
  expect(await um.fechado).toBe(4410)
})

test('a token whose source has ended puts nothing on the air, however long it is good', async () => {
  const um = await publicar(passe('publicar', { alvo: 't-fim', cerca: 1 }))
  const v = assistir()
  await vi.waitFor(() => expect(v.visto.estados.at(-1)).toBe('NO_AR'), ESPERA)
  // The auction ends it: the server's order closes the desk, which would come back by itself.
  acabadas.set('t-fim', 'ENCERRADA')
  midia.ordenar({ t: 'parar', canal: CANAL })
  expect(await um.fechado).toBe(4410)
  const visto = v.visto.estados.length
  for (let i = 0; i < 3; i++) {
    const volta = ligar('publicar', passe('publicar', { alvo: 't-fim', cerca: 1 }))
    expect((await once(volta, 'close'))[0]).toBe(4410)
  }
  expect(v.visto.estados.slice(visto - 1)).toEqual(['PARADO'])
  acabadas.set('t-velha', 'SUBSTITUIDA')
  const velha = ligar('publicar', passe('publicar', { alvo: 't-velha', cerca: 1 }))
  expect((await once(velha, 'close'))[0]).toBe(4001)
  v.ws.close()
})

test('the desk is one: a newer number takes it, an older one is refused', async () => {
  const um = await publicar(passe('publicar', { alvo: 't1', cerca: 2 }))
  const dois = await publicar(passe('publicar', { alvo: 't2', cerca: 3 }))
  expect(await um.fechado).toBe(4001)
  const velho = ligar('publicar', passe('publicar', { alvo: 't3', cerca: 2 }))
  expect((await once(velho, 'close'))[0]).toBe(4409)
  dois.ws.close()
})

test('a killed media process comes back, shows the card, and goes on when the desk is back', async () => {
  const token = passe('publicar', { alvo: 't4', cerca: 9 })
  midia.ordenar({ t: 'canal', canal: CANAL, gravar: false, pausado: false, publico: true })
  const um = await publicar(token)
  const v = assistir()
  await expect.poll(() => v.visto.lotes, { timeout: 10_000 }).toBeGreaterThan(3)
  const antes = midia.pid()
  const inicio = Date.now()
  process.kill(antes ?? 0, 'SIGKILL')
  await um.fechado
  await expect.poll(() => midia.pid(), { timeout: 5_000 }).not.toBe(antes)
  // Who watches reconnects and sees the card first.
  const depois = assistir()
  await expect.poll(() => depois.visto.estados[0], { timeout: 10_000 }).toBe('SEM_SINAL')
  await expect.poll(() => depois.visto.lotes, { timeout: 5_000 }).toBeGreaterThan(0)
  const dois = await publicar(token)
  await expect.poll(() => depois.visto.estados.at(-1), { timeout: 10_000 }).toBe('NO_AR')
  expect(Date.now() - inicio).toBeLessThan(20_000)
  dois.ws.close()
  depois.ws.close()
}, 40_000)

test('who publishes at one process of a port is watched at another, and one media process carries both', async () => {
  const filho = fork(new URL('./companheiro.fixture.ts', import.meta.url), [], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', MARTELO_DATA: pasta },
  })
  atenderCompanheiro(filho, midia)
  contarAosCompanheiros(midia, [filho])
  const dizer = (m: PedidoDoTeste): void => void filho.send(m)
  const ouvir = <T>(nome: string): Promise<T> =>
    new Promise((ok) => {
      filho.on('message', (m: Record<string, T>) => nome in m && ok(m[nome] as T))
    })
  const la = await ouvir<number>('escuta')
  const mesa = await publicar(passe('publicar', { cerca: 50, alvo: 't50' }), la)
  const vistos = [assistir(), assistir(undefined, la)]
  try {
    await vi.waitFor(() => expect(vistos.every((v) => v.visto.lotes > 5)).toBe(true), ESPERA)
    expect(await (await pedir('master.m3u8', undefined, la)).text()).toContain('RESOLUTION=640x360')
    expect((await pedir('master.m3u8', passe('publicar'), la)).status).toBe(401)
    // An order given there is obeyed here, and what is counted here is known there.
    await vi.waitFor(async () => {
      const dito = ouvir<{ ver: number } | null>('numeros')
      dizer({ numerosDe: CANAL })
      expect((await dito)?.ver).toBe(2)
    }, ESPERA)
    dizer({ ordenar: { t: 'canal', canal: CANAL, gravar: false, pausado: true, publico: true } })
    await vi.waitFor(() => expect(vistos[0]?.visto.estados.at(-1)).toBe('INTERVALO'), ESPERA)
    dizer({ ordenar: { t: 'canal', canal: CANAL, gravar: false, pausado: false, publico: true } })
    await vi.waitFor(() => expect(vistos[1]?.visto.estados.at(-1)).toBe('NO_AR'), ESPERA)
  } finally {
    for (const v of vistos) v.ws.terminate()
    mesa.ws.terminate()
    filho.kill()
  }
}, 40_000)

test('an edge hears of a block by its line, and closes its people within two seconds', async () => {
  const borda = await abrirBorda({
    origem: `http://127.0.0.1:${numero}`,
    porta: 0,
    host: '127.0.0.1',
    mbit: 400,
  })
  const casa = await publicar(passe('publicar', { cerca: 89, alvo: 't89' }))
  const pela = (usuId: number): WebSocket => {
    const token = passe('ver', { de: { ip: '10.0.0.7', usuId, equipe: false } })
    const ws = new WebSocket(
      `ws://127.0.0.1:${borda.porta}${RAIZ_DA_MIDIA}ver/${CANAL}?t=${encodeURIComponent(token)}`,
      { headers: { host: 'casa.localhost' } },
    )
    ws.on('error', () => undefined)
    return ws
  }
  try {
    const outro = pela(70)
    const lotes = { n: 0 }
    outro.on('message', (_: Buffer, binario) => void (binario && lotes.n++))
    const eles = Array.from({ length: 100 }, () => pela(7))
    await Promise.all(eles.map((ws) => once(ws, 'open')))
    await vi.waitFor(() => expect(lotes.n).toBeGreaterThan(2), ESPERA)
    const fins = Promise.all(eles.map((ws) => once(ws, 'close')))
    const desde = Date.now()
    barrados.contas.add(7)
    mudou()
    expect((await fins).map(([codigo]) => codigo as number)).toEqual(eles.map(() => 4403))
    expect(Date.now() - desde).toBeLessThan(2_000)
    expect(outro.readyState).toBe(WebSocket.OPEN)
    expect(await recusa(pela(7))).toBe(403)
  } finally {
    barrados.contas.clear()
    casa.ws.terminate()
    borda.parar()
  }
})

test('an edge passes a channel on to many with two lines of its own, and lets in only good tokens', async () => {
  const borda = await abrirBorda({
    origem: `http://127.0.0.1:${numero}`,
    porta: 0,
    host: '127.0.0.1',
    mbit: 400,
    perguntarMs: 1_000,
  })
  const casa = await publicar(passe('publicar', { cerca: 90, alvo: 't90' }))
  const pela = (token: string, host = 'casa.localhost'): WebSocket => {
    const ws = new WebSocket(
      `ws://127.0.0.1:${borda.porta}${RAIZ_DA_MIDIA}ver/${CANAL}?t=${encodeURIComponent(token)}`,
      { headers: { host } },
    )
    ws.on('error', () => undefined)
    return ws
  }
  try {
    expect(await recusa(pela('falso'))).toBe(401)
    expect(await recusa(pela(passe('publicar')))).toBe(401)
    expect(await recusa(pela(passe('ver'), 'outra.localhost'))).toBe(401)
    expect(await recusa(pela(passe('ver', { ate: Date.now() - 1 })))).toBe(401)
    const vistos = Array.from({ length: 20 }, () => {
      const ws = pela(passe('ver'))
      const v = { ws, estado: '', inicios: 0, lotes: 0, qualidade: '' }
      ws.on('message', (m: Buffer, binario) => {
        if (binario) v[m[0] === 0 ? 'inicios' : 'lotes'] += 1
        else {
          const o = JSON.parse(m.toString()) as { tipo: string; estado?: string; qualidade?: string }
          if (o.tipo === 'estado') v.estado = o.estado ?? ''
          else v.qualidade = o.qualidade ?? ''
        }
      })
      return v
    })
    await vi.waitFor(() => {
      expect(vistos.every((v) => v.lotes > 5)).toBe(true)
      expect(vistos[0]).toMatchObject({ estado: 'NO_AR', inicios: 1, qualidade: 'baixa' })
    }, ESPERA)
    vistos[0]?.ws.send('{"tipo":"qualidade","qualidade":"alta"}')
    await vi.waitFor(() => expect(vistos[0]?.qualidade).toBe('alta'), ESPERA)
    expect(borda.canais.size).toBe(1)
    // For the main program the twenty are two.
    await vi.waitFor(() => expect(midia.numeros(CANAL)?.ver).toBe(2), ESPERA)
    // One of them is blocked, the one whose token the edge shows: he goes, and the others miss nothing for long.
    const ele = pela(passe('ver', { de: { ip: '10.0.0.7', usuId: 7, equipe: false } }))
    const saiu = once(ele, 'close')
    await once(ele, 'open')
    barrados.contas.add(7)
    mudou()
    expect((await saiu)[0]).toBe(4403)
    const ate = vistos.map((v) => v.lotes)
    await vi.waitFor(() => expect(vistos.every((v, i) => v.lotes > (ate[i] ?? 0) + 5)).toBe(true), ESPERA)
    barrados.contas.clear()
    casa.ws.terminate()
    await vi.waitFor(() => expect(vistos.every((v) => v.estado === 'SEM_SINAL')).toBe(true), ESPERA)
  } finally {
    casa.ws.terminate()
    borda.parar()
  }
})
