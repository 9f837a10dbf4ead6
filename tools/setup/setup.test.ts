import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { acharComando } from './bin.mjs'
import { companheirosPara } from './companions.mjs'
import { explicar } from './failure.mjs'
import { RAIZ } from './place.mjs'
import { exigirPortaLivre, portaLivre } from './port.mjs'

const pastas: string[] = []
afterEach(() => {
  for (const pasta of pastas.splice(0)) rmSync(pasta, { recursive: true, force: true })
})

describe('a failure is one sentence with its remedy', () => {
  test.each([
    ['npm error code ENOTFOUND', 'conexão com a internet'],
    ['npm error code ECONNREFUSED', 'conexão com a internet'],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['npm error code ENOSPC', 'disco está cheio'],
    ['npm error code EACCES', 'Sem permissão'],
    ['npm error code EROFS', 'somente de leitura'],
    ['npm error code EINTEGRITY', 'npm cache clean'],
    ['npm error code ETARGET', 'npm config get registry'],
    ['npm error code EUSAGE', 'npm install'],
    ['npm error o inesperado', 'o inesperado'],
  ])('%s', (saida, trecho) => {
    const { message } = explicar(saida, 'Instalar os pacotes')
    expect(message).toContain(trecho)
    expect(message).not.toContain('\n')
  })

  test('a port that is taken', async () => {
    const porta = await portaLivre()
    const ocupante = createServer()
    await new Promise<void>((cumprir) => ocupante.listen(porta, '127.0.0.1', cumprir))
    await expect(exigirPortaLivre(porta, '127.0.0.1')).rejects.toThrow(`PORT=${porta + 1} npm start`)
    await new Promise((cumprir) => ocupante.close(cumprir))
    await expect(exigirPortaLivre(porta, '127.0.0.1')).resolves.toBeUndefined()
  })

  test('a command that no package has', () => {
    expect(() => acharComando('nao-existe')).toThrow('npm install')
    expect(acharComando('vitest')).toContain('vitest')
  })
})

/** Starts the set-up in a copy of the repository that has nothing installed. */
async function iniciarEm(preparar: (pasta: string) => void, env: Record<string, string>) {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-setup-'))
  pastas.push(pasta)
  for (const parte of ['tools/setup', 'tools/run.mjs', 'package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(RAIZ, parte), join(pasta, parte), { recursive: true })
  }
  preparar(pasta)
  const filho = spawn(process.execPath, ['tools/run.mjs', '--bin', 'tsc', '--version'], {
    cwd: pasta,
    env: { ...process.env, npm_config_cache: join(pasta, 'cache'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let saida = ''
  filho.stdout.on('data', (parte) => {
    saida += parte
  })
  filho.stderr.on('data', (parte) => {
    saida += parte
  })
  const codigo = await new Promise((cumprir) => filho.once('close', cumprir))
  return { codigo, saida }
}

describe('the set-up in a bare folder', () => {
  test('without a network it says so, and no stack is shown', async () => {
    const semRede = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }
    const { codigo, saida } = await iniciarEm(() => undefined, semRede)
    expect(codigo).toBe(1)
    expect(saida).toContain('verifique a conexão com a internet')
    expect(saida).not.toMatch(/\n\s+at /)
  }, 60_000)

  test('what is installed and matches the lock is not installed again', async () => {
    const semRede = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }
    const ligar = (pasta: string) => {
      mkdirSync(join(pasta, 'apps'))
      mkdirSync(join(pasta, 'packages'))
      symlinkSync(join(RAIZ, 'node_modules'), join(pasta, 'node_modules'), 'junction')
    }
    const { codigo, saida } = await iniciarEm(ligar, semRede)
    expect(saida).toMatch(/^Version \d/)
    expect(codigo).toBe(0)
  }, 60_000)
})

const GB = 1024 ** 3
const MAQUINA = { processadores: 4, memoria: 16 * GB, plataforma: 'linux', bancoAlheio: false }
test.each([
  ['one processor serves and keeps the database', { processadores: 1 }, 0],
  ['two share the pages', { processadores: 2 }, 1],
  ['four', {}, 3],
  ['beyond four the database is what waits', { processadores: 64, memoria: 256 * GB }, 3],
  ['as many as the memory holds', { memoria: 4 * GB }, 1],
  ['little memory', { memoria: 2 * GB }, 0],
  ['no more than a foreign database has connections for', { bancoAlheio: true }, 1],
  ['a system that cannot share a port', { plataforma: 'darwin' }, 0],
])('further processes at the port of npm start: %s', (_, mudar, quantos) => {
  expect(companheirosPara({ ...MAQUINA, ...mudar })).toBe(quantos)
})
