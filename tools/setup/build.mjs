// Builds the web application when its sources are newer than its build. "Newer" is a hash of what goes in, not a date:
// a checkout gives every file a new date, and a second start has to serve within five seconds.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acharComando } from './bin.mjs'
import { OPCOES_DO_NODE } from './child.mjs'
import { explicar } from './failure.mjs'
import { comTrava } from './lock.mjs'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

const WEB = join(RAIZ, 'apps/web')
const MARCA = join(WEB, 'build/.martelo-build')

/** What the web build reads. */
const ENTRADAS = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json']
const FORA = new Set(['node_modules', 'build', '.react-router'])

/** @param {string} node */
export async function garantirBuild(node) {
  if (pronto()) return
  await comTrava('build', async () => {
    if (pronto()) return
    const entrada = hashDasEntradas()
    console.log('Construindo as telas…')
    rmSync(MARCA, { force: true })
    await construir(node)
    mkdirSync(dirname(MARCA), { recursive: true })
    writeFileSync(MARCA, entrada)
  })
}

const pronto = () => existsSync(MARCA) && readFileSync(MARCA, 'utf8') === hashDasEntradas()

function construir(node) {
  const filho = spawn(node, [...OPCOES_DO_NODE, acharComando('react-router'), 'build'], {
    cwd: WEB,
    env: comNode(node, { NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let saida = ''
  for (const fluxo of [filho.stdout, filho.stderr]) {
    fluxo.setEncoding('utf8').on('data', (parte) => {
      saida += parte
    })
  }
  return new Promise((cumprir, recusar) => {
    filho.once('error', recusar)
    filho.once('close', (codigo) => {
      if (codigo === 0) return cumprir(undefined)
      console.error(saida) // a mistake in the sources: whoever made it needs the compiler's own words
      recusar(explicar(saida, 'A construção das telas'))
    })
  })
}

function hashDasEntradas() {
  const soma = createHash('sha256')
  const somar = (caminho) => soma.update(`${caminho}\0`).update(readFileSync(join(RAIZ, caminho)))
  for (const entrada of ENTRADAS) {
    if (/\.json$/.test(entrada)) somar(entrada)
    else for (const caminho of arquivosDe(entrada)) somar(caminho)
  }
  return soma.digest('hex')
}

/** In the same order on every system; tests are not part of a build. */
function* arquivosDe(pasta) {
  const itens = readdirSync(join(RAIZ, pasta), { withFileTypes: true })
  for (const item of itens.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const caminho = `${pasta}/${item.name}`
    if (FORA.has(item.name)) continue
    if (item.isDirectory()) yield* arquivosDe(caminho)
    else if (!/\.test\.tsx?$/.test(item.name)) yield caminho
  }
}
