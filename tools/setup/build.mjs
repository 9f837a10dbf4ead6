// Builds the web application and packs the server when their sources are newer than what was made of them. "Newer" is a
// hash of what goes in, not a date: a checkout gives every file a new date. Dates and sizes that are all as they were
// spare the reading of the files: a second start has to serve within three seconds.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acharComando } from './bin.mjs'
import { OPCOES_DO_NODE } from './child.mjs'
import { explicar } from './failure.mjs'
import { comTrava } from './lock.mjs'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

const WEB = join(RAIZ, 'apps/web')
const FORA = new Set(['node_modules', 'build', '.react-router', '.martelo'])
/** The server as it is packed, and where Node keeps what it compiled. */
export const PROGRAMA = 'apps/server/build/main.js'
export const COMPILADOS = join(RAIZ, '.martelo/compiled')

/** @typedef {{ dito: string, marca: string, entradas: string[], acao: string, args: () => string[], cwd: string }} Etapa */

/** @type {Etapa[]} */
const ETAPAS = [
  {
    dito: 'Construindo as telas…',
    marca: join(WEB, 'build/.martelo-build'),
    entradas: ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'],
    acao: 'A construção das telas',
    args: () => [acharComando('react-router'), 'build'],
    cwd: WEB,
  },
  {
    dito: 'Empacotando o servidor…',
    marca: join(RAIZ, 'apps/server/build/.martelo-build'),
    entradas: [
      'apps/server/src',
      'apps/web',
      'packages',
      'tools/demo',
      'tools/setup',
      'package-lock.json',
      'tsconfig.base.json',
    ],
    acao: 'O empacotamento do servidor',
    args: () => [join(RAIZ, 'tools/setup/pack.mjs')],
    cwd: RAIZ,
  },
]

/** @param {string} node */
export async function garantirBuild(node) {
  for (const etapa of ETAPAS) {
    if (pronta(etapa)) continue
    await comTrava('build', async () => {
      if (pronta(etapa)) return
      const marca = marcaDe(etapa)
      console.log(etapa.dito)
      rmSync(etapa.marca, { force: true })
      await construir(node, etapa)
      mkdirSync(dirname(etapa.marca), { recursive: true })
      writeFileSync(etapa.marca, marca)
    })
  }
}

/** @param {Etapa} etapa */
function pronta(etapa) {
  if (!existsSync(etapa.marca)) return false
  const [hash, datas] = readFileSync(etapa.marca, 'utf8').split('\n')
  if (datas === datasDasEntradas(etapa)) return true
  if (hash !== hashDasEntradas(etapa)) return false
  try {
    writeFileSync(etapa.marca, marcaDe(etapa))
  } catch {
    // A clone that we may only read: it is hashed at each start.
  }
  return true
}

const marcaDe = (etapa) => `${hashDasEntradas(etapa)}\n${datasDasEntradas(etapa)}\n`

function construir(node, { args, cwd, acao }) {
  const filho = spawn(node, [...OPCOES_DO_NODE, ...args()], {
    cwd,
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
      console.error(saida) // a mistake in the sources: its author needs the compiler's own words
      recusar(explicar(saida, acao))
    })
  })
}

function somar(etapa, daqui) {
  const soma = createHash('sha256')
  for (const entrada of etapa.entradas) {
    const caminhos = /\.json$/.test(entrada) ? [entrada] : arquivosDe(entrada)
    for (const caminho of caminhos) soma.update(`${caminho}\0`).update(daqui(join(RAIZ, caminho)))
  }
  return soma.digest('hex')
}

const hashDasEntradas = (etapa) => somar(etapa, (caminho) => readFileSync(caminho))

const datasDasEntradas = (etapa) =>
  somar(etapa, (caminho) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(caminho)
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}\0`
  })

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
