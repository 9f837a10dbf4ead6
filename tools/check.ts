/**
 * npm run check: what can be said without running the product. Types of every workspace, lint with types, format,
 * walls, generated maps. Each step prints one line, and its own words only when it finds something.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { acharComando } from './setup/bin.mjs'

const RAIZ = join(import.meta.dirname, '..')

type Passo = { nome: string; args: string[]; pasta?: string }

const passo = (nome: string, comando: string, args: string[], pasta?: string): Passo => ({
  nome,
  args: [acharComando(comando), ...args],
  ...(pasta ? { pasta } : {}),
})

/** Two lanes, for a machine of two cores; the screens' types need the generated route types first. */
const PISTAS: Passo[][] = [
  [
    passo('types: route modules', 'react-router', ['typegen'], 'apps/web'),
    passo('types: web', 'tsc', ['-p', 'apps/web']),
    passo('types: service worker', 'tsc', ['-p', 'apps/web/src/sw']),
    passo('types: ui', 'tsc', ['-p', 'packages/ui']),
    passo('types: contracts', 'tsc', ['-p', 'packages/contracts']),
    passo('types: domain', 'tsc', ['-p', 'packages/domain']),
    passo('types: server', 'tsc', ['-p', 'apps/server']),
    passo('types: tests and tools', 'tsc', ['-p', '.']),
  ],
  [
    passo('format', 'biome', ['format', '--error-on-warnings', '.']),
    { nome: 'walls', args: ['tools/quality/walls.ts'] },
    { nome: 'maps', args: ['tools/maps/maps.ts', '--check'] },
    passo('lint', 'oxlint', ['--max-warnings=0']),
  ],
]

async function rodarPasso({ nome, args, pasta = '.' }: Passo): Promise<boolean> {
  const inicio = performance.now()
  const filho = spawn(process.execPath, [...process.execArgv, ...args], {
    cwd: join(RAIZ, pasta),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let saida = ''
  for (const fluxo of [filho.stdout, filho.stderr]) {
    fluxo.setEncoding('utf8').on('data', (parte: string) => {
      saida += parte
    })
  }
  const codigo = await new Promise<number | null>((cumprir) => filho.once('close', cumprir))
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1)
  console.log(
    `${codigo === 0 ? '✓' : '✗'} ${nome} (${segundos} s)${codigo === 0 ? '' : `\n${saida.trimEnd()}\n`}`,
  )
  return codigo === 0
}

async function rodarPista(passos: Passo[]): Promise<boolean> {
  let bom = true
  for (const p of passos) bom = (await rodarPasso(p)) && bom
  return bom
}

const pistas = await Promise.all(PISTAS.map(rodarPista))
process.exitCode = pistas.every(Boolean) ? 0 : 1
