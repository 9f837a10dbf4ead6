// How much JavaScript a storefront page costs a visitor: the brotli size (quality 11, as the server sends it) of every
// module that the page's routes import statically, from the build's own manifest. Parts loaded later are listed beside
// it and not counted: they depend on what one touches. `node tools/run.mjs tools/bench/peso.ts` prints the table,
// writes docs/figures/peso.md and fails over a limit; `--files /agenda` adds the modules of that page, the largest
// first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Tela } from '@martelo/contracts/core/tela.ts'
import { PUBLICAS } from '../../tests/e2e/telas/publicas.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const CLIENTE = path.join(RAIZ, 'apps/web/build/client')
const KB = 1000

/** In kilobytes, for every page of the storefront; the home page was promised less. */
const LIMITE = 115
const LIMITES: Readonly<Record<string, number>> = { inicio: 105 }

/** A screen at its first address: the route's id in the build. */
const rotaDe = (t: Tela): string => (t.path === '/' ? `areas/${t.screen}` : `${t.screen}@${t.path}`)
const PAGINAS = PUBLICAS.map(({ nome, tela }) => ({
  nome: tela.path,
  rota: rotaDe(tela),
  limite: LIMITES[nome] ?? LIMITE,
}))

interface Rota {
  readonly id: string
  readonly parentId?: string
  readonly module: string
  readonly imports: readonly string[]
}
interface Manifesto {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Rota>>
}

function lerManifesto(): Manifesto {
  const pasta = path.join(CLIENTE, 'assets')
  const nome = readdirSync(pasta).find((n) => /^manifest-[\w-]+\.js$/.test(n))
  if (nome === undefined) throw new Error('no manifest in the build: build the web application first')
  const texto = readFileSync(path.join(pasta, nome), 'utf8')
  return JSON.parse(texto.slice(texto.indexOf('{'), texto.lastIndexOf('}') + 1)) as Manifesto
}

const tamanhos = new Map<string, number>()
function tamanho(url: string): number {
  const ja = tamanhos.get(url)
  if (ja !== undefined) return ja
  const corpo = readFileSync(path.join(CLIENTE, url))
  const n = brotliCompressSync(corpo, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  tamanhos.set(url, n)
  return n
}

/** Everything that `url` imports statically, itself included. */
function comImportados(url: string, achados: Set<string>): void {
  if (achados.has(url)) return
  achados.add(url)
  const texto = readFileSync(path.join(CLIENTE, url), 'utf8')
  for (const [, alvo] of texto.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
    if (alvo) comImportados(path.posix.join(path.posix.dirname(url), alvo), achados)
}

function arquivosDaPagina(m: Manifesto, idDaTela: string): Set<string> {
  const achados = new Set<string>()
  const entrada = [m.entry.module, ...m.entry.imports]
  const tela = Object.values(m.routes).find((r) => r.id === idDaTela)
  if (tela === undefined) throw new Error(`no route ${idDaTela} in the build`)
  for (let r: Rota | undefined = tela; r; r = r.parentId === undefined ? undefined : m.routes[r.parentId])
    entrada.push(r.module, ...r.imports)
  for (const url of entrada) comImportados(url, achados)
  return achados
}

function medir(): { linhas: string[]; passou: boolean } {
  const m = lerManifesto()
  let passou = true
  const linhas: string[] = []
  for (const { nome, rota, limite } of PAGINAS) {
    const arquivos = [...arquivosDaPagina(m, rota)]
    const total = arquivos.reduce((soma, a) => soma + tamanho(a), 0) / KB
    const cabe = total <= limite
    passou &&= cabe
    linhas.push(
      `| \`${nome}\` | ${total.toFixed(1)} KB | ${limite} KB | ${arquivos.length} | ${cabe ? 'within' : 'OVER'} |`,
    )
    if (process.argv.includes('--files') && (process.argv.at(-1) === nome || !cabe))
      for (const a of arquivos.sort((x, y) => tamanho(y) - tamanho(x)))
        console.log(`${String(tamanho(a)).padStart(7)} ${a}`)
  }
  return { linhas, passou }
}

const { linhas, passou } = medir()
const tabela = [
  '| Page | JavaScript (brotli) | Limit | Files | |',
  '|---|---:|---:|---:|---|',
  ...linhas,
].join('\n')
console.log(tabela)
writeFileSync(
  path.join(RAIZ, 'docs/figures/peso.md'),
  `# JavaScript per page\n\nWritten by \`node tools/run.mjs tools/bench/peso.ts\` from the production build: brotli bytes of every module that the\npage's routes import statically. 1 KB is 1000 bytes. React, its DOM and the router alone are about 95 KB.\n\n${tabela}\n`,
)
if (!passou) process.exitCode = 1
