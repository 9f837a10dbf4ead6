// Which tests a change asks for: those that import what changed, and those of the module that it changed. Handlers are
// loaded by a glob, so that no test imports them by name; a module's own tests go through them all the same.
import { execFileSync } from 'node:child_process'
import { OPCOES_DO_NODE } from './child.mjs'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

/** Suites that import nearly everything, and say little of one change: minutes, for any line of the domain. */
export const TUDO = [
  'tests/simulation/**',
  'tests/pg/chamadas.pg.test.ts',
  'apps/server/src/processes/partes.test.ts',
]

const git = (...args) =>
  execFileSync('git', args, { cwd: RAIZ, encoding: 'utf8' })
    .split('\n')
    .filter((l) => l !== '')

/** @param {string} desde a commit, or nothing for what is not committed */
function arquivosMudados(desde) {
  const naoDitos = git('ls-files', '--others', '--exclude-standard')
  return [...git('diff', '--name-only', desde || 'HEAD'), ...naoDitos]
}

/** @returns {string[]} the folders of the server's modules among these files */
export function modulosDe(arquivos) {
  const pastas = arquivos.map((a) => /^apps\/server\/src\/(?:modules|engines)\/[^/]+\//.exec(a)?.[0])
  return [...new Set(pastas.filter((p) => p !== undefined))]
}

/**
 * @param {string} node
 * @param {string} vitest
 * @param {string} pedido `--changed` or `--changed=<ref>`
 * @returns {string[]} the arguments for a run of just those tests, empty if there are none
 */
export function testesDaMudanca(node, vitest, pedido) {
  const modulos = modulosDe(arquivosMudados(pedido.split('=')[1] ?? ''))
  const listar = (...args) =>
    execFileSync(node, [...OPCOES_DO_NODE, vitest, 'list', ...args, '--filesOnly', '--json'], {
      cwd: RAIZ,
      env: comNode(node, {}),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
  const lidos = (texto) => JSON.parse(texto.slice(texto.indexOf('['))).map((t) => t.file)
  const excluidos = TUDO.flatMap((t) => ['--exclude', t])
  const arquivos = lidos(listar(pedido, ...excluidos))
  if (modulos.length > 0) arquivos.push(...lidos(listar(...modulos, ...excluidos)))
  return [...new Set(arquivos)]
}
