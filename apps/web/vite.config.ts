import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { pedacos } from './pedacos.ts'

// What every page needs stands in two files: together they compress better than as thirty (5 KB less). `base` is the
// framework, `vitrine` what the storefront shows on every page. A file that only some pages use does not belong there.
const DA_VITRINE = [
  'packages/ui/src/(icones|button|chip|countdown|relogio|link|class-names|visually-hidden)',
  'parts/lotes/(cartao-do-lote|foto-do-cartao|fotos|botao-favorito|meus-favoritos|reais|situacao-do-lote|valores-ao-vivo|meus-estados)',
  'areas/vitrine/(moldura|cabeca|trilho|moldura/dados-da-moldura|conteudo/largura-da-pagina)',
  'parts/cabeca/(cabecalho|busca-do-site|caminhos|dados-da-cabeca)',
  'core/(ao-ver|palavras-do-site|marca-atual|relogio)',
  'web/src/root',
]
const PEDACOS = pedacos()
const GRUPOS = [
  { name: 'base', priority: 2, test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'vitrine',
    priority: 1,
    test: new RegExp(`[\\\\/](?:${DA_VITRINE.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`),
  },
  // A piece names all its modules itself: what they import of public pages stays outside.
  { ...PEDACOS.grupo, includeDependenciesRecursively: false },
]

const DO_SERVICO = path.join(import.meta.dirname, 'src/sw')

/** The service worker and the script of the page without connection: each one file of its own, at the site's root. */
function servicoDoNavegador(): Plugin {
  const fazer = async (entrada: string, nome: string): Promise<void> => {
    const versao = createHash('sha256')
    for (const arquivo of readdirSync(DO_SERVICO).toSorted())
      if (arquivo.endsWith('.ts')) versao.update(readFileSync(path.join(DO_SERVICO, arquivo)))
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      publicDir: false,
      define: { VERSAO_DO_SERVICO: JSON.stringify(versao.digest('hex').slice(0, 12)) },
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        target: 'baseline-widely-available',
        modulePreload: false,
        rolldownOptions: {
          input: path.join(DO_SERVICO, entrada),
          output: { format: 'iife', entryFileNames: nome },
        },
      },
    })
  }
  return {
    name: 'martelo:servico-do-navegador',
    apply: 'build',
    async closeBundle() {
      if (this.environment.name !== 'client') return
      await fazer('servico.ts', 'sw.js')
      await fazer('sem-conexao.ts', 'sem-conexao.js')
    },
  }
}

const NO_NAVEGADOR = path.join(import.meta.dirname, 'build/client')
const COMPRIMIVEIS = /\.(js|css|svg|json|webmanifest)$/

/** Beside each text its compressed form, with the best setting: the server would stand still for it at each start. */
function comprimidos(): Plugin {
  return {
    name: 'martelo:comprimidos',
    apply: 'build',
    closeBundle: {
      // when the service worker's script is there too
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name !== 'client') return
        for (const nome of readdirSync(NO_NAVEGADOR, { recursive: true, encoding: 'utf8' })) {
          if (!COMPRIMIVEIS.test(nome)) continue
          const arquivo = path.join(NO_NAVEGADOR, nome)
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          writeFileSync(`${arquivo}.br`, brotliCompressSync(readFileSync(arquivo), { params }))
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), PEDACOS.plugin, servicoDoNavegador(), comprimidos()],
  // Workspace packages are source, not prebuilt dependencies.
  ssr: { noExternal: [/^@martelo\//] },
  // Without the entries the first visit to an area answers 504 while its dependencies are being found.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    exclude: ['@martelo/ui', '@martelo/domain', '@martelo/contracts'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GRUPOS } } } } } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The names of every script behind each part that is loaded later would be in the first file: only styles are listed.
    modulePreload: { resolveDependencies: (_nome, deps) => deps.filter((d) => d.endsWith('.css')) },
  },
})
