// Finds a Node that runs our TypeScript: the one that runs now, when it is new enough, else one from npm's platform
// package, kept in .martelo/runtime. Its install script is not needed: the package holds the program itself.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_MAJOR, PLATAFORMAS, RAIZ } from './place.mjs'
import { majorDe, rodarNpm } from './npm.mjs'

const VERSAO_PREFERIDA = '24.21.0'
const PASTA = join(RAIZ, '.martelo/runtime')

/** @returns {string | undefined} path of a Node ≥ 24 that is here already */
export function nodePronto() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  return serve(programa()) ? programa() : undefined
}

const pacote = () => PLATAFORMAS[`${process.platform}-${process.arch}`]

const programa = () =>
  join(PASTA, 'node_modules', pacote(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @returns {Promise<string>} path of a Node ≥ 24, fetched when there is none */
export async function garantirNode() {
  const pronto = nodePronto()
  if (pronto) return pronto
  console.log(`Este é o Node ${process.versions.node}; baixando o Node ${NODE_MAJOR} para .martelo/runtime…`)
  mkdirSync(PASTA, { recursive: true })
  writeFileSync(join(PASTA, 'package.json'), '{ "private": true }\n')
  try {
    await instalar(`${pacote()}@${VERSAO_PREFERIDA}`)
  } catch (erro) {
    if (!/ETARGET|E404|ENOVERSIONS/.test(String(erro.cause))) throw erro
    await instalar(`${pacote()}@${NODE_MAJOR}`) // this platform's package has other versions of the same major
  }
  return programa()
}

const instalar = (pedido) =>
  rodarNpm(
    process.execPath,
    ['install', pedido, '--ignore-scripts', '--no-save', '--no-package-lock', '--prefix', PASTA],
    {
      cwd: PASTA,
      acao: `Baixar o Node ${NODE_MAJOR}`,
    },
  )

/** A download that was cut off leaves a program that does not start: it is fetched again. */
function serve(arquivo) {
  if (!existsSync(arquivo)) return false
  try {
    return majorDe(arquivo) >= NODE_MAJOR
  } catch {
    return false
  }
}
