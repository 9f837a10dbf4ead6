import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const pastas: string[] = []
afterEach(() => {
  for (const pasta of pastas.splice(0)) rmSync(pasta, { recursive: true, force: true })
})
const SUPERVISOR = pathToFileURL(join(import.meta.dirname, 'supervisor.mjs')).href
const HABITOS = { boaVidaMs: 60_000, mortes: 3, primeiraEsperaMs: 5, maiorEsperaMs: 20 }

/** A program whose life number `vida` is what `corpo` says, kept running by the supervisor. */
async function manter(corpo: string, sinal?: NodeJS.Signals) {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-vidas-'))
  pastas.push(pasta)
  const programa = join(pasta, 'programa.mjs')
  writeFileSync(
    programa,
    `import { appendFileSync, readFileSync } from 'node:fs'
     appendFileSync(${JSON.stringify(join(pasta, 'vidas'))}, 'v')
     const vida = readFileSync(${JSON.stringify(join(pasta, 'vidas'))}).length
     const pronto = () => new Promise((ok) => process.send('pronto', ok))
     ${corpo}`,
  )
  const codigoDoPai = `import { manter } from ${JSON.stringify(SUPERVISOR)}
    process.exitCode = await manter(process.execPath, [${JSON.stringify(programa)}], { servidor: true }, ${JSON.stringify(HABITOS)})`
  const pai = spawn(process.execPath, ['--input-type=module', '-e', codigoDoPai], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let dito = ''
  pai.stderr.on('data', (d) => (dito += String(d)))
  pai.stdout.on('data', (d) => {
    dito += String(d)
    if (sinal) pai.kill(sinal)
  })
  const codigo = await new Promise((ok) => pai.once('close', ok))
  return { codigo, dito, vidas: readFileSync(join(pasta, 'vidas')).length }
}

test('what served and was killed is started again', async () => {
  const corpo = `await pronto(); if (vida < 3) process.kill(process.pid, 'SIGKILL')`
  const r = await manter(corpo)
  expect(r).toMatchObject({ codigo: 0, vidas: 3 })
  expect(r.dito).toContain('parou sozinho (SIGKILL); iniciando de novo')
})

test('what never served has said why, and is left alone', async () => {
  expect(await manter('process.exit(3)')).toEqual({ codigo: 3, vidas: 1, dito: '' })
})

test('a process that keeps dying is given up with a sentence', async () => {
  const r = await manter('await pronto(); process.exit(7)')
  expect(r).toMatchObject({ codigo: 7, vidas: 4 })
  expect(r.dito).toContain('parou sozinho 4 vezes seguidas (código 7): corrija a causa')
})

test('a start that fails after a death counts as one', async () => {
  expect(await manter('if (vida === 1) await pronto(); process.exit(7)')).toMatchObject({
    codigo: 7,
    vidas: 4,
  })
})

test('what was asked to end is not started again, whatever it answers', async () => {
  const corpo = `process.on('SIGTERM', () => process.exit(9)); await pronto(); console.log('aqui'); setInterval(() => 0, 1000)`
  expect(await manter(corpo, 'SIGTERM')).toMatchObject({ codigo: 9, vidas: 1 })
})
