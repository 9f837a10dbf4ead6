// Two processes of one installation: one carries and records a channel; killed, the other follows within a few seconds. What
// comes to the one that does not carry it, and what is ordered there, reaches the one that does.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Cenario, criarCenario } from '../../../../tests/pg/cenario.ts'
import { criarPasses } from '../engines/midia/passe.ts'

interface Dito {
  carrega: boolean
  filho: number | null
}
const ESPERA = { timeout: 25_000, interval: 50 }
const vivos: ChildProcess[] = []
const pastas: string[] = []
let c: Cenario

function processo(porta = 0): { filho: ChildProcess; dito: Dito; vezes: boolean[] } {
  const pasta = mkdtempSync(path.join(tmpdir(), 'dono-'))
  pastas.push(pasta)
  const filho = fork(new URL('./dono-da-midia.fixture.ts', import.meta.url), [c.url, pasta, String(porta)])
  vivos.push(filho)
  const p = { filho, dito: { carrega: false, filho: null } as Dito, vezes: [] as boolean[] }
  filho.on('message', (m: Dito) => {
    p.dito = m
    p.vezes.push(m.carrega)
  })
  return p
}
const vive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0, leilao: { situacao: 'AO_VIVO' } })
  await sql`insert into canal_transmissao (hot_id, lei_id, tem_id, nome, disponivel, situacao)
    select ${c.hotsite.id}, ${c.leilao.id}, id, 'Principal', true, 'NO_AR' from template_transmissao
    where hot_id = ${c.hotsite.id} limit 1`.execute(c.banco.sistema)
})
afterAll(async () => {
  for (const f of vivos) f.kill('SIGKILL')
  for (const p of pastas) rmSync(p, { recursive: true, force: true })
  await c.fechar()
})

test('one of two carries it; when that is killed the other does, and when it stops the next at once', async () => {
  const um = processo()
  await expect.poll(() => um.dito, ESPERA).toMatchObject({ carrega: true, filho: expect.any(Number) })
  const dois = processo()
  await expect.poll(() => dois.vezes.length, ESPERA).toBeGreaterThan(15)
  // It has been there for a second and a half, and took nothing up.
  expect(dois.vezes).not.toContain(true)
  expect(dois.dito.filho).toBeNull()
  expect(um.dito.carrega).toBe(true)

  const midiaDoUm = um.dito.filho ?? 0
  const morto = performance.now()
  um.filho.kill('SIGKILL')
  await expect.poll(() => dois.dito, ESPERA).toMatchObject({ carrega: true, filho: expect.any(Number) })
  expect(performance.now() - morto).toBeLessThan(8_000)
  // Its media process went with it: nothing records beside the new one.
  expect(vive(midiaDoUm)).toBe(false)

  const tres = processo()
  await expect.poll(() => tres.vezes.length, ESPERA).toBeGreaterThan(5)
  expect(tres.vezes).not.toContain(true)
  dois.filho.kill('SIGTERM')
  const solto = performance.now()
  await expect.poll(() => tres.dito.carrega, ESPERA).toBe(true)
  expect(performance.now() - solto).toBeLessThan(4_000)
}, 90_000)

test('a process whose lease another one has taken lets go', async () => {
  const um = processo()
  const ate = sql`clock_timestamp() + interval '20 seconds'`
  await sql`update midia_dono set processo = 'outro', ate = ${ate}`.execute(c.banco.sistema)
  await expect.poll(() => vivos.length, ESPERA).toBeGreaterThan(0)
  await expect.poll(() => um.vezes.length, ESPERA).toBeGreaterThan(5)
  expect(um.vezes).not.toContain(true)
  await sql`update midia_dono set ate = clock_timestamp()`.execute(c.banco.sistema)
  for (const f of vivos.filter((x) => x !== um.filho)) f.kill('SIGKILL')
  await expect.poll(() => um.dito.carrega, ESPERA).toBe(true)
  await sql`update midia_dono set processo = 'outro', ate = ${ate}`.execute(c.banco.sistema)
  await expect.poll(() => um.dito, ESPERA).toEqual({ carrega: false, filho: null })
}, 60_000)

const MEIO_S = { timeout: 8_000, interval: 50 }
async function portaLivre(): Promise<number> {
  const s = createServer().listen(0, '127.0.0.1')
  await once(s, 'listening')
  const { port } = s.address() as AddressInfo
  await new Promise((ok) => s.close(ok))
  return port
}
async function semNinguem(): Promise<void> {
  for (const f of vivos.splice(0)) f.kill('SIGKILL')
  await sql`delete from midia_dono`.execute(c.banco.sistema)
}

test('a viewer who comes to the other process sees the picture of the one that carries it', async () => {
  await semNinguem()
  const [aqui, la] = [await portaLivre(), await portaLivre()]
  const dono = processo(aqui)
  await expect.poll(() => dono.dito.carrega, ESPERA).toBe(true)
  const outro = processo(la)
  await expect.poll(() => outro.vezes.length, ESPERA).toBeGreaterThan(12)
  expect(outro.dito).toEqual({ carrega: false, filho: null })

  const [{ uid: canal } = { uid: '' }] = (
    await sql<{ uid: string }>`select uid from canal_transmissao order by id limit 1`.execute(c.banco.sistema)
  ).rows
  const ate = Date.now() + 60_000
  const t = criarPasses(Buffer.alloc(32, 3)).assinar({
    hotId: 1,
    canal,
    acao: 'ver',
    alvo: null,
    cerca: 0,
    ate,
  })
  const ver = (localAddress = '127.0.0.1') =>
    new WebSocket(`ws://127.0.0.1:${la}/v1/midia/ver/${canal}?t=${t}`, { localAddress })
  const ws = ver()
  const ditas: string[] = []
  ws.on('message', (m: Buffer) => ditas.push(m.toString()))
  await expect.poll(() => ditas.some((m) => m.includes('"estado"')), MEIO_S).toBe(true)
  const status = async (caminho: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${la}/v1/midia/${caminho}`)).status
  expect(await status(`${canal}/passe?t=${t}`)).toBe(204)
  expect(await status(`${canal}/passe?t=falso.passe`)).toBe(401)
  // Who is kept out by his address stays out also where he comes by way of another process.
  const [erro] = (await once(ver('127.0.0.9'), 'error')) as [Error]
  expect(erro.message).toContain('403')

  dono.filho.kill('SIGKILL')
  await once(ws, 'close')
  await expect.poll(() => outro.dito.carrega, ESPERA).toBe(true)
  const [primeira] = (await once(ver(), 'message')) as [Buffer]
  expect(primeira.toString()).toContain('"estado"')
}, 60_000)

test('a destination that is switched on and off in another process is reached and left within two seconds', async () => {
  await semNinguem()
  const fios: Socket[] = []
  const destino = createServer((f) => void fios.push(f.on('error', () => undefined).resume())).listen(
    0,
    '127.0.0.1',
  )
  await once(destino, 'listening')
  const url = `rtmp://127.0.0.1:${(destino.address() as AddressInfo).port}/live`
  await sql`insert into destino_transmissao (hot_id, can_id, nome, rede, layout, url_rmtp, chave, chave_id)
    select hot_id, id, 'YouTube', 'YOUTUBE', '16:9', ${url}, '\\x01', 'k1' from canal_transmissao order by id limit 1`.execute(
    c.banco.sistema,
  )
  const [{ uid } = { uid: '' }] = (
    await sql<{ uid: string }>`select uid from destino_transmissao limit 1`.execute(c.banco.sistema)
  ).rows
  const dono = processo()
  await expect.poll(() => dono.dito.filho, ESPERA).not.toBeNull()
  // As a handler of another process writes it down.
  const mudar = (situacao: string) =>
    sql`update destino_transmissao set situacao = ${situacao} where uid = ${uid}`.execute(c.banco.sistema)

  await mudar('CONECTANDO')
  await expect.poll(() => fios.length, { timeout: 2_500, interval: 50 }).toBe(1)
  const fechou = once(fios[0] as Socket, 'close')
  await mudar('ENCERRADO')
  const desde = performance.now()
  await fechou
  expect(performance.now() - desde).toBeLessThan(3_500)
  destino.close()
}, 60_000)
