// A channel that is not, or no longer, for the public: closed to visitors on every way in within two seconds, open to staff.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { lerConfig } from '../../core/config.ts'
import { abrirBorda, type Borda } from './borda.ts'
import { ProcessoDaMidia, RAIZ_DA_MIDIA } from './midia.ts'
import { servirMidia } from './servir-midia.fixture.ts'

const CANAL = '00000000-0000-4000-8000-000000000019'
const HOST = 'casa.localhost'
const DOIS_SEGUNDOS = { timeout: 2_000, interval: 20 }
const avcC = Buffer.from('0142e01fffe1000c6742e01f8c8d40502ec8000001000468ce3c80', 'hex').toString('base64')
const pasta = mkdtempSync(path.join(tmpdir(), 'publicada-'))
const config = lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MARTELO_DATA: pasta })
const log = pino({ level: 'silent' })
const midia = new ProcessoDaMidia(config, log, Buffer.alloc(32, 5))
let publico = true
const http = servirMidia(midia, config, () => publico)
let numero = 0
let borda: Borda
let mesa: { ws: WebSocket; timer: ReturnType<typeof setInterval> }

const passe = (acao: 'ver' | 'publicar', interno = false): string =>
  midia.passes.assinar({
    hotId: 1,
    canal: CANAL,
    acao,
    alvo: 't1',
    cerca: 1,
    ate: Date.now() + 60_000,
    interno,
  })
/** As the row says it, and as a handler orders it. */
function publicar(sim: boolean): void {
  publico = sim
  midia.ordenar({ t: 'canal', canal: CANAL, gravar: false, pausado: false, publico: sim })
}
function ligar(papel: 'ver' | 'publicar', token: string, em = numero): WebSocket {
  const endereco = `ws://127.0.0.1:${em}${RAIZ_DA_MIDIA}${papel}/${CANAL}?t=${encodeURIComponent(token)}`
  return new WebSocket(endereco, { headers: { host: HOST } }).on('error', () => undefined)
}
function assistir(interno: boolean, em = numero) {
  const ws = ligar('ver', passe('ver', interno), em)
  const visto = { lotes: 0, codigo: 0 }
  ws.on('message', (_m, binario) => {
    if (binario) visto.lotes += 1
  })
  ws.on('close', (codigo) => {
    visto.codigo = codigo
  })
  return visto
}
const pedir = async (resto: string, interno = false): Promise<number> =>
  (
    await fetch(
      `http://127.0.0.1:${numero}${RAIZ_DA_MIDIA}${CANAL}/${resto}?t=${encodeURIComponent(passe('ver', interno))}`,
    )
  ).status

beforeAll(async () => {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  numero = (http.address() as AddressInfo).port
  const origem = `http://127.0.0.1:${numero}`
  borda = await abrirBorda({ origem, porta: 0, host: '127.0.0.1', mbit: 400 })
  const ws = ligar('publicar', passe('publicar'))
  await once(ws, 'open')
  for (const qualidade of ['alta', 'baixa'])
    ws.send(JSON.stringify({ tipo: 'config', qualidade, avcC, w: 640, h: 360 }))
  let n = 0
  const amostra = (tipo: number, dados: Buffer): void => {
    const cabeca = Buffer.alloc(10)
    cabeca[0] = tipo
    cabeca[1] = n % 25 === 0 ? 1 : 0
    cabeca.writeDoubleBE(n * 40, 2)
    ws.send(Buffer.concat([cabeca, dados]))
  }
  const timer = setInterval(() => {
    for (const tipo of [0, 1]) amostra(tipo, Buffer.alloc(500))
    if (n % 25 === 0) amostra(3, Buffer.from([0xff, 0xd8, 0xff]))
    n += 1
  }, 40)
  mesa = { ws, timer }
})
beforeEach(() => publicar(true))
afterAll(async () => {
  clearInterval(mesa.timer)
  mesa.ws.close()
  borda.parar()
  await midia.parar()
  http.closeAllConnections()
  http.close()
  rmSync(pasta, { recursive: true, force: true })
})

test('visitors who watch are closed out within two seconds, also those of an edge; staff stays', async () => {
  const [visita, equipe, naBorda] = [assistir(false), assistir(true), assistir(false, borda.porta)]
  await expect
    .poll(() => Math.min(visita.lotes, equipe.lotes, naBorda.lotes), { timeout: 10_000 })
    .toBeGreaterThan(2)
  publicar(false)
  await expect.poll(() => [visita.codigo, naBorda.codigo], DOIS_SEGUNDOS).toEqual([4404, 4404])
  const antes = equipe.lotes
  await expect.poll(() => equipe.lotes, DOIS_SEGUNDOS).toBeGreaterThan(antes + 3)
  expect(equipe.codigo).toBe(0)
})

test('tokens that were given before open nothing: websocket, playlist, segments, still picture, edge', async () => {
  await expect.poll(() => pedir('quadro.jpg'), { timeout: 10_000 }).toBe(200)
  expect(await pedir('master.m3u8')).toBe(200)
  publicar(false)
  const caminhos = ['master.m3u8', 'alta/live.m3u8', 'alta/init0.mp4', 'quadro.jpg', 'passe']
  for (const c of caminhos) await expect.poll(() => pedir(c), DOIS_SEGUNDOS).toBe(410)
  const [aqui, naBorda] = [assistir(false), assistir(false, borda.porta)]
  await expect.poll(() => [aqui.codigo, naBorda.codigo], DOIS_SEGUNDOS).toEqual([4404, 4404])
  expect([aqui.lotes, naBorda.lotes]).toEqual([0, 0])
  for (const c of ['master.m3u8', 'quadro.jpg']) expect(await pedir(c, true)).toBe(200)
})

test('published again, it is watched again', async () => {
  publicar(false)
  const fora = assistir(false)
  await expect.poll(() => fora.codigo, DOIS_SEGUNDOS).toBe(4404)
  publicar(true)
  await expect.poll(() => pedir('master.m3u8'), DOIS_SEGUNDOS).toBe(200)
  const dentro = assistir(false)
  await expect.poll(() => dentro.lotes, { timeout: 10_000 }).toBeGreaterThan(2)
})

test('what a media process that was killed had been told, the next one is told again', async () => {
  publicar(false)
  const pid = midia.pid()
  process.kill(pid ?? 0, 'SIGKILL')
  await expect.poll(() => midia.pid() !== null && midia.pid() !== pid, { timeout: 15_000 }).toBe(true)
  // Its row's answer is held back: the media process refuses by itself.
  publico = true
  const fora = assistir(false)
  await expect.poll(() => fora.codigo, { timeout: 10_000 }).toBe(4404)
})
