// The program file of a package's command. node_modules/.bin holds shell scripts on Windows, which cannot be handed to
// Node, so the packages' own description is read.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FalhaDePreparo } from './failure.mjs'
import { RAIZ } from './place.mjs'

const MODULOS = join(RAIZ, 'node_modules')

/** @returns {string} path of the script behind `npx nome` */
export function acharComando(nome) {
  for (const pacote of pacotesDiretos()) {
    const descricao = join(MODULOS, pacote, 'package.json')
    if (!existsSync(descricao)) continue
    const { bin } = JSON.parse(readFileSync(descricao, 'utf8'))
    const arquivo = typeof bin === 'string' && pacote.split('/').at(-1) === nome ? bin : bin?.[nome]
    if (typeof arquivo === 'string') return join(MODULOS, pacote, arquivo)
  }
  throw new FalhaDePreparo(
    `Nenhum pacote instalado tem o comando ${nome}: confira o nome ou rode npm install.`,
  )
}

function pacotesDiretos() {
  const pastas = [
    '.',
    ...['apps', 'packages'].flatMap((p) => readdirSync(join(RAIZ, p)).map((n) => join(p, n))),
  ]
  return pastas.flatMap((pasta) => {
    const arquivo = join(RAIZ, pasta, 'package.json')
    if (!existsSync(arquivo)) return []
    const { dependencies, devDependencies } = JSON.parse(readFileSync(arquivo, 'utf8'))
    return Object.keys({ ...devDependencies, ...dependencies })
  })
}
