import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pastaNativa, prepararBinarios } from './binaries.ts'
import type { Usuario } from './unprivileged-user.ts'

const ROOT = process.getuid?.() === 0
const NINGUEM_TEM = 2 ** 22 + 1
const id = (opcao: string) => Number(execFileSync('id', [opcao, 'nobody'], { encoding: 'utf8' }))
const usuario: Usuario | undefined = ROOT ? { uid: id('-u'), gid: id('-g') } : undefined
const real = pastaNativa()
const NOME = `postgresql-${real.versao}-${process.platform}-${process.arch}`
let pasta = ''
let base = ''
const antes = process.env.MARTELO_ROOT_DATA

beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'pacote-'))
  base = mkdtempSync(join(tmpdir(), 'base-'))
  chmodSync(base, 0o755)
  process.env.MARTELO_ROOT_DATA = base
})
afterEach(() => {
  if (antes === undefined) delete process.env.MARTELO_ROOT_DATA
  else process.env.MARTELO_ROOT_DATA = antes
  if (existsSync(join(pasta, 'native', 'lib'))) chmodSync(join(pasta, 'native', 'lib'), 0o755)
  for (const p of [pasta, base]) rmSync(p, { recursive: true, force: true })
})

/** The package as npm unpacks it, without links, where the database's user may not enter (or we may not write). */
function pacoteForaDeAlcance(): { nativa: string; versao: string } {
  const nativa = join(pasta, 'native')
  for (const nome of readdirSync(real.nativa, { recursive: true, encoding: 'utf8' })) {
    const origem = join(real.nativa, nome)
    const destino = join(nativa, relative(real.nativa, origem))
    // Its programs and libraries, which are what runs; a thousand files of time zones are left out.
    if (!lstatSync(origem).isFile() || /\.a$|^share/.test(nome)) continue
    mkdirSync(dirname(destino), { recursive: true })
    copyFileSync(origem, destino, constants.COPYFILE_FICLONE)
  }
  chmodSync(ROOT ? pasta : join(nativa, 'lib'), ROOT ? 0o700 : 0o555)
  return { nativa, versao: real.versao }
}

test('a package that the database cannot reach is copied whole, with its links, and runs', () => {
  const pacote = pacoteForaDeAlcance()
  const copia = prepararBinarios(usuario, base, pacote)
  expect(copia).toBe(join(base, NOME))
  const ligacoes = JSON.parse(readFileSync(join(pacote.nativa, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  expect(ligacoes.length).toBeGreaterThan(5)
  for (const { target } of ligacoes) expect(existsSync(join(copia, relative('native', target)))).toBe(true)
  const dito = execFileSync(join(copia, 'bin', 'postgres'), ['--version'], {
    ...usuario,
    cwd: '/',
    encoding: 'utf8',
  })
  expect(dito).toContain('PostgreSQL')
  expect(readdirSync(base)).toEqual([NOME])
})

test('half copies of dead programs and old copies of other versions go; what may be in use stays', () => {
  const pacote = pacoteForaDeAlcance()
  const meia = `${NOME}.${NINGUEM_TEM}`
  const minha = `${NOME}.${process.ppid}`
  const velha = NOME.replace(real.versao, '17.2.0-beta.1')
  const recente = NOME.replace(real.versao, '17.9.0')
  for (const nome of [meia, minha, velha, recente, 'data-00ff'])
    mkdirSync(join(base, nome, 'bin'), { recursive: true })
  const haDias = new Date(Date.now() - 3 * 24 * 60 * 60_000)
  utimesSync(join(base, velha), haDias, haDias)
  prepararBinarios(usuario, base, pacote)
  expect(readdirSync(base).sort()).toEqual(['data-00ff', NOME, minha, recente].sort())
})

test('a copy that is there is taken as it is, and counts as used now', () => {
  const pacote = pacoteForaDeAlcance()
  const copia = prepararBinarios(usuario, base, pacote)
  const haDias = new Date(Date.now() - 3 * 24 * 60 * 60_000)
  utimesSync(copia, haDias, haDias)
  const programa = statSync(join(copia, 'bin', 'postgres')).ino
  expect(prepararBinarios(usuario, base, pacote)).toBe(copia)
  expect(statSync(join(copia, 'bin', 'postgres')).ino).toBe(programa)
  expect(Date.now() - statSync(copia).mtimeMs).toBeLessThan(60_000)
})
