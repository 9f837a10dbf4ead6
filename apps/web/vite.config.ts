import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// What every page needs stands in two files: together they compress better than as thirty (5 KB less). `base` is the
// framework, `vitrine` what the storefront shows on every page. A file that only some pages use does not belong there.
const DA_VITRINE = [
  'packages/ui/src/(icones|button|chip|countdown|relogio|link|class-names|visually-hidden)',
  'parts/lotes/(cartao-do-lote|foto-do-cartao|fotos|botao-favorito|meus-favoritos|reais|situacao-do-lote|valores-ao-vivo|meus-estados)',
  'areas/vitrine/(moldura|ao-ver|cabeca|caminhos|trilho|moldura/(cabecalho|busca-do-site|dados-da-moldura))',
  'core/(palavras-do-site|marca-atual|relogio)',
  'web/src/root',
]
const GRUPOS = [
  { name: 'base', priority: 2, test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'vitrine',
    priority: 1,
    test: new RegExp(`[\\\\/](?:${DA_VITRINE.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`),
  },
]

export default defineConfig({
  plugins: [reactRouter()],
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
