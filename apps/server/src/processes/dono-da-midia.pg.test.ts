// Two processes of one installation: one carries and records a channel; killed, the other follows within a few seconds.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../tests/pg/cenario.ts'

interface Dito {
  carrega: boolean
  filho: number | null
}
const ESPERA = { timeout: 25_000, interval: 50 }
const vivos: ChildProcess[] = []
const pastas: string[] = []
let c: Cenario

function processo(): { filho: ChildProcess; dito: Dito; vezes: boolean[] } {
  const pasta = mkdtempSync(path.join(tmpdir(), 'dono-'))
  pastas.push(pasta)
  const filho = fork(new URL('./dono-da-midia.fixture.ts', import.meta.url), [c.url, pasta])
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
