// Runs npm under a Node of our choice. An npm that runs under an old Node would quietly choose older versions of
// packages, and `npx`/`npm` scripts on Windows cannot be started without a shell: so npm's own program is looked up and
// handed to Node.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { explicar, FalhaDePreparo } from './failure.mjs'
import { RAIZ } from './place.mjs'

/** npm's program file: the one that started us, else the one beside Node, else the one on the path. */
export function acharNpm() {
  const beside = dirname(process.execPath)
  const candidatos = [
    process.env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((pasta) => [real(join(pasta, 'npm')), join(pasta, 'node_modules/npm/bin/npm-cli.js')]),
  ]
  const achado = candidatos.find((c) => c && basename(c) === 'npm-cli.js' && existsSync(c))
  if (achado) return achado
  throw new FalhaDePreparo(
    'O npm não foi encontrado: instale-o (no Debian, apt install npm; nos outros, ele vem com o Node de nodejs.org) e tente de novo.',
  )
}

function real(caminho) {
  try {
    return realpathSync(caminho)
  } catch {
    return undefined // not in this folder of the path
  }
}

/**
 * @param {string} node program that runs npm
 * @param {string[]} args
 * @param {{ cwd?: string, acao: string }} opcoes `acao`: what is being done, for the sentence when it fails
 */
export function rodarNpm(node, args, { cwd = RAIZ, acao }) {
  const filho = spawn(node, [acharNpm(), ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env: comNode(node),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let saida = ''
  filho.stderr.setEncoding('utf8').on('data', (parte) => {
    saida += parte
  })
  return new Promise((cumprir, recusar) => {
    filho.once('error', (erro) => recusar(explicar(String(erro), acao)))
    filho.once('close', (codigo) => (codigo === 0 ? cumprir() : recusar(explicar(saida, acao))))
  })
}

/** The environment in which `node` means this Node, also for the scripts that packages bring. */
export function comNode(node, extra = {}) {
  const chave = Object.keys(process.env).find((k) => k.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [chave]: dirname(node) + delimiter + (process.env[chave] ?? ''), ...extra }
}

/** Major of a Node program. */
export function majorDe(node) {
  return Number(execFileSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }))
}
