// Installs what package-lock.json names, once per change of it. Install scripts of packages never run (npm 12 blocks
// them anyway): what they would do, we do ourselves where it is needed (the database's links, at its first start).
//
// Never reinstalls under a running program: when what is installed already matches the lock (npm keeps its own list of
// it), only our mark is renewed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { majorDe, rodarNpm } from './npm.mjs'
import { RAIZ } from './place.mjs'

const TRAVA = join(RAIZ, 'package-lock.json')
const MARCA = join(RAIZ, 'node_modules/.martelo-ready')

/** @param {string} node the Node that will run the packages */
export function pacotesProntos(node) {
  return lerSeExiste(MARCA) === esperado(node)
}

export async function garantirPacotes(node) {
  if (pacotesProntos(node)) return
  if (!instaladoConfere()) {
    console.log('Instalando os pacotes (um a dois minutos na primeira vez)…')
    await rodarNpm(node, ['ci', '--ignore-scripts'], { acao: 'Instalar os pacotes' })
  }
  writeFileSync(MARCA, esperado(node))
}

/** What the installed packages depend on: the lock, the platform, and Node's major (native parts). */
function esperado(node) {
  const soma = createHash('sha256').update(readFileSync(TRAVA)).digest('hex')
  const major = node === process.execPath ? process.versions.node.split('.')[0] : majorDe(node)
  return `${soma} ${process.platform}-${process.arch} node${major}\n`
}

/** Whether npm's list of what it installed agrees with the lock, packages for other platforms aside. */
function instaladoConfere() {
  const lista = lerSeExiste(join(RAIZ, 'node_modules/.package-lock.json'))
  if (!lista) return false
  const instalados = JSON.parse(lista).packages
  const pedidos = JSON.parse(readFileSync(TRAVA, 'utf8')).packages
  return Object.entries(pedidos).every(([caminho, pedido]) => {
    if (!caminho.includes('node_modules/') || pedido.link) return true
    const instalado = instalados[caminho]
    if (instalado) return instalado.version === pedido.version && existsSync(join(RAIZ, caminho))
    return pedido.optional === true && !servePara(pedido)
  })
}

/** Whether an optional package is meant for this machine. */
function servePara({ os, cpu, libc }) {
  const cabe = (lista, valor) => lista === undefined || [lista].flat().includes(valor)
  return (
    cabe(os, process.platform) && cabe(cpu, process.arch) && cabe(libc, 'glibc') && (os ?? cpu) !== undefined
  )
}

function lerSeExiste(arquivo) {
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8') : undefined
}
