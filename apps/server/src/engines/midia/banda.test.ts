// The house's budget of bandwidth holds for all ways to watch: what goes out over HTTP is counted, and refused where it is full.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { lerConfig } from '../../core/config.ts'
import { ProcessoDaMidia } from './midia.ts'

const CANAL = '00000000-0000-4000-8000-00000000000a'
const pasta = mkdtempSync(path.join(tmpdir(), 'banda-'))
const config = lerConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MARTELO_DATA: pasta })
// A thousand bytes per second.
const midia = new ProcessoDaMidia(
  { ...config, video: { ...config.video, mbit: 0.008 } },
  pino({ level: 'silent' }),
  Buffer.alloc(32, 4),
)
afterAll(async () => {
  await midia.parar()
  rmSync(pasta, { recursive: true, force: true })
})
const ESPERA = { timeout: 15_000, interval: 100 }

test('playlists and parts count, and nothing begins where the budget is used up', async () => {
  midia.ordenar({ t: 'operador', canal: CANAL, pasta: 'tools/demo/transmissao' })
  const { porta, segredo } = await midia.onde()
  const pedir = (oque: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${porta}/${CANAL}/${oque}`, { headers: { 'x-midia': segredo } })
  await expect.poll(async () => (await pedir('master.m3u8')).status, ESPERA).toBe(200)
  // A watcher takes what is there, again and again.
  const cheia = async (): Promise<number> => {
    const lista = await (await pedir('baixa/live.m3u8')).text()
    const inicio = /URI="([^"]+)"/.exec(lista)?.[1]
    if (inicio) for (let i = 0; i < 20; i++) await (await pedir(`baixa/${inicio}`)).arrayBuffer()
    return (await pedir('master.m3u8')).status
  }
  await expect.poll(cheia, ESPERA).toBe(503)
  // The still picture is what is left, and when the others have gone there is room again.
  await expect.poll(async () => (await pedir('master.m3u8')).status, { ...ESPERA, interval: 1_000 }).toBe(200)
})
