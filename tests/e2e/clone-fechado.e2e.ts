/**
 * The README's two commands in a clone that lies where other users may not look (root's home), with nothing that an
 * earlier run left: as the user who runs the tests and, in `npm run nightly` of root, as an ordinary user too. No browser.
 *
 * Every file is a link to the tested one where the disk allows it: a clone costs no copy.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { portaLivre } from '../../tools/setup/port.mjs'
import { NOITE } from '../noite.ts'

const RAIZ = join(import.meta.dirname, '../..')
const ROOT = process.getuid?.() === 0
interface Pessoa {
  readonly uid: number
  readonly gid: number
}
const nobody = (): Pessoa => {
  const id = (opcao: string) => Number(execFileSync('id', [opcao, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** @returns the folders that were made */
function clonar(de: string, para: string): string[] {
  const pastas = [para]
  mkdirSync(para, { recursive: true })
  for (const item of readdirSync(de, { withFileTypes: true })) {
    const [origem, destino] = [join(de, item.name), join(para, item.name)]
    const onde = relative(RAIZ, origem)
    if (onde === '.git' || onde === 'test-results' || /^\.martelo.(?!runtime)/.test(onde)) continue
    if (item.isSymbolicLink()) symlinkSync(readlinkSync(origem), destino)
    else if (item.isDirectory()) pastas.push(...clonar(origem, destino))
    else ligar(origem, destino)
  }
  return pastas
}

function ligar(origem: string, destino: string): void {
  try {
    linkSync(origem, destino)
  } catch {
    copyFileSync(origem, destino, constants.COPYFILE_FICLONE) // another disk
  }
}

/** Runs a command of the clone; `ate` stops it when it has said that. */
async function rodar(
  clone: string,
  args: string[],
  env: Record<string, string>,
  quem?: Pessoa,
  ate?: RegExp,
) {
  // The Node of this run may lie in the tested clone, where the other user may not look either.
  const dentro = relative(RAIZ, process.execPath)
  const filho = spawn(dentro.startsWith('..') ? process.execPath : join(clone, dentro), args, {
    ...quem,
    cwd: clone,
    env: { PATH: process.env.PATH ?? '', HOME: clone, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let dito = ''
  const dizer = (parte: Buffer): void => {
    dito += String(parte)
    if (ate?.test(dito)) pronto()
  }
  const fim = new Promise<number | null>((ok) => filho.once('close', ok))
  let pronto = (): void => undefined
  const disse = new Promise<void>((ok) => (pronto = ok))
  filho.stdout.on('data', dizer)
  filho.stderr.on('data', dizer)
  await (ate ? Promise.race([disse, fim]) : fim)
  return { filho, fim, dito: () => dito }
}

test('npm start and a database test, in a clone that others may not enter', async () => {
  test.setTimeout(300_000)
  const fora = mkdtempSync(join(tmpdir(), 'clone-'))
  const base = mkdtempSync(join(tmpdir(), 'base-'))
  chmodSync(base, 0o755)
  const clone = join(fora, 'martelo')
  const pastas = [fora, ...clonar(RAIZ, clone)]
  try {
    for (const quem of ROOT && NOITE ? [undefined, nobody()] : [undefined]) {
      if (quem) for (const pasta of pastas) chownSync(pasta, quem.uid, quem.gid)
      const porta = String(await portaLivre())
      const env = { MARTELO_ROOT_DATA: base, MARTELO_MODE: 'production', PORT: porta, LOG_LEVEL: 'warn' }
      const produto = await rodar(clone, ['tools/start.mjs'], env, quem, /is ready on port/)
      expect(produto.dito(), 'npm start').toContain(`is ready on port ${porta}`)
      const { status } = await fetch(`http://127.0.0.1:${porta}/openapi.json`)
      expect(status).toBe(200)
      produto.filho.kill('SIGTERM')
      expect(await produto.fim, produto.dito()).toBe(0)
      const args = ['tools/run.mjs', '--bin', 'vitest', 'run', '--project', 'pg', 'tests/pg/banco.pg.test.ts']
      const vitest = await rodar(clone, args, { MARTELO_ROOT_DATA: base, MARTELO_TEST_MEMORY: '0' }, quem)
      expect(await vitest.fim, vitest.dito()).toBe(0)
      for (const dados of ['data/postgres', 'test-pg/postgres']) apagarDados(join(clone, '.martelo', dados))
      for (const pasta of ['data', 'test-pg', 'tmp'])
        rmSync(join(clone, '.martelo', pasta), { recursive: true, force: true })
    }
    expect(readdirSync(base).filter((n) => /\.\d+$/.test(n))).toEqual([])
  } finally {
    for (const pasta of [fora, base]) rmSync(pasta, { recursive: true, force: true })
  }
})
