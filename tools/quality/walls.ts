/**
 * Who may import what, as rows. A file belongs to the first room whose pattern it matches; its imports must lead into
 * the rooms listed (or stay in its own "cell": the same module, the same area). The rows are ARCHITECTURE.md in data.
 *
 * Never trust an empty answer: `examinarMuros` also says how many files and imports it saw, and a test asserts both.
 */
import { MODULOS } from '../../apps/server/src/modules.ts'
import { type Fonte, type Importacao, lerFontes } from './sources.ts'

type Sala = {
  nome: string
  /** the first group, if any, is the cell: module or area */
  onde: RegExp
  /** rooms whose files may be imported; `*` after a name: any cell, otherwise the same cell only */
  salas: readonly string[]
  /** rooms of which only types may be imported */
  tipos?: readonly string[]
  /** of the packages of ours, only these files: a kit without a domain word */
  so?: RegExp
  /** npm packages (and node:) that may be imported; `any`: whatever the workspace declares */
  pacotes: readonly string[] | 'any'
}

const DE_TESTE = /\.(?:test|e2e|fixture)\.tsx?$/

export const SALAS: readonly Sala[] = [
  { nome: 'test', onde: DE_TESTE, salas: ['*'], pacotes: 'any' },
  { nome: 'domain', onde: /^packages\/domain\/src\//, salas: ['domain'], pacotes: [] },
  {
    nome: 'contracts',
    onde: /^packages\/contracts\/src\//,
    salas: ['contracts', 'domain'],
    pacotes: ['zod'],
  },
  { nome: 'ui', onde: /^packages\/ui\/src\//, salas: ['ui'], pacotes: ['react', 'react-dom'] },
  {
    // what the product may call of an engine
    nome: 'port',
    onde: /^apps\/server\/src\/engines\/([^/]+)\/port\.ts$/,
    salas: ['engine', 'port*', 'core', 'domain', 'contracts'],
    pacotes: 'any',
  },
  {
    nome: 'engine',
    onde: /^apps\/server\/src\/engines\/([^/]+)\//,
    salas: ['engine', 'port*', 'core', 'domain', 'contracts'],
    pacotes: 'any',
  },
  {
    nome: 'door',
    onde: /^apps\/server\/src\/modules\/([^/]+)\/door\.ts$/,
    salas: ['module', 'port*', 'core', 'domain', 'contracts', 'door*'],
    pacotes: 'any',
  },
  {
    nome: 'module',
    onde: /^apps\/server\/src\/modules\/([^/]+)\//,
    salas: ['module', 'port*', 'core', 'domain', 'contracts', 'door*'],
    pacotes: 'any',
  },
  {
    // outside parties played by real servers: they know the rules of their formats and nothing of ours
    nome: 'simulator',
    onde: /^apps\/server\/src\/simuladores\//,
    salas: ['simulator', 'domain'],
    pacotes: 'any',
  },
  {
    nome: 'core',
    onde: /^apps\/server\/src\/core\//,
    salas: ['core', 'domain', 'contracts'],
    // the ports' types stand among the services of a process (core/servicos.ts)
    tipos: ['port'],
    pacotes: 'any',
  },
  {
    nome: 'process',
    onde: /^apps\/server\/src\/(?:processes\/|main\.ts$|modules\.ts$|tables\.ts$)/,
    salas: ['process', 'core', 'engine*', 'port*', 'module*', 'door*', 'simulator', 'domain', 'contracts'],
    pacotes: 'any',
  },
  {
    nome: 'web-core',
    onde: /^apps\/web\/src\/core\//,
    // the type of the root's data, which React Router derives from its loader
    tipos: ['web'],
    salas: ['web-core', 'domain', 'contracts', 'ui'],
    pacotes: 'any',
  },
  {
    // lists, records, forms, attachments: how screens are made, whatever they show
    nome: 'kit',
    onde: /^apps\/web\/src\/kit\//,
    salas: ['kit', 'web-core', 'domain', 'contracts', 'ui'],
    so: /^packages\/(?:domain\/src\/(?:comum|calendario|anexos)|contracts\/src\/(?:core|anexos))\/|^packages\/contracts\/src\/calls\.gen\.ts$/,
    pacotes: 'any',
  },
  {
    nome: 'part',
    onde: /^apps\/web\/src\/parts\/([^/]+)\//,
    salas: ['part*', 'kit', 'web-core', 'domain', 'contracts', 'ui'],
    pacotes: 'any',
  },
  {
    nome: 'area',
    onde: /^apps\/web\/src\/areas\/([^/]+)\//,
    salas: ['area', 'part*', 'kit', 'web-core', 'domain', 'contracts', 'ui'],
    pacotes: 'any',
  },
  {
    nome: 'web',
    onde: /^apps\/web\//,
    salas: ['web', 'web-core', 'kit', 'part*', 'area*', 'domain', 'contracts', 'ui'],
    pacotes: 'any',
  },
  { nome: 'program', onde: /^(?:tools|tests)\/|^playwright\.config\.ts$/, salas: ['*'], pacotes: 'any' },
]

export type Achado = { arquivo: string; problema: string }

/** Judges every source. `visto` is for the test that asserts that something was looked at. */
export function examinarMuros(fontes = lerFontes()): {
  achados: Achado[]
  visto: { arquivos: number; importacoes: number }
} {
  const achados: Achado[] = []
  let importacoes = 0
  for (const fonte of fontes.values()) {
    const sala = salaDe(fonte.caminho)
    if (!sala) {
      achados.push({ arquivo: fonte.caminho, problema: 'lies in no room that ARCHITECTURE.md knows' })
      continue
    }
    for (const importacao of fonte.importacoes) {
      importacoes += 1
      const problema =
        importacao.alvo === undefined
          ? problemaDePacote(sala.sala, importacao)
          : problemaDeArquivo(sala, importacao, fonte)
      if (problema) achados.push({ arquivo: fonte.caminho, problema })
    }
  }
  achados.push(...ciclos(fontes), ...portasNaoListadas(fontes), ...esquemasNoNavegador(fontes))
  return { achados, visto: { arquivos: fontes.size, importacoes } }
}

function salaDe(caminho: string): { sala: Sala; celula: string } | undefined {
  for (const sala of SALAS) {
    const achada = sala.onde.exec(caminho)
    if (achada) return { sala, celula: achada[1] ?? '' }
  }
  return undefined
}

function problemaDePacote(sala: Sala, { pedido }: Importacao): string | undefined {
  if (sala.pacotes === 'any') return undefined
  const nome = pedido
    .split('/')
    .slice(0, pedido.startsWith('@') ? 2 : 1)
    .join('/')
  return sala.pacotes.includes(nome) ? undefined : `${sala.nome} may not import the package ${nome}`
}

function problemaDeArquivo(
  de: { sala: Sala; celula: string },
  importacao: Importacao,
  fonte: Fonte,
): string | undefined {
  const alvo = importacao.alvo as string
  const para = salaDe(alvo)
  if (!para) return `imports ${alvo}, which lies in no known room`
  if (de.sala.salas.includes('*')) return undefined
  if (
    de.sala.so !== undefined &&
    alvo.startsWith('packages/') &&
    para.sala.nome !== 'ui' &&
    !de.sala.so.test(alvo)
  )
    return `${de.sala.nome} has no domain word, and ${alvo} is one`
  if (de.sala.salas.includes(`${para.sala.nome}*`)) return undefined
  if (importacao.soTipos && de.sala.tipos?.includes(para.sala.nome)) return undefined
  const mesmaCelula = de.celula === para.celula || para.celula === ''
  if (de.sala.salas.includes(para.sala.nome) && mesmaCelula) return undefined
  return `${de.sala.nome} ${de.celula} may not import ${alvo} (${importacao.pedido} in ${fonte.caminho})`.replace(
    '  ',
    ' ',
  )
}

/** A module may call another's door only where modules.ts lists that edge. */
function portasNaoListadas(fontes: Map<string, Fonte>): Achado[] {
  const graf: Record<string, readonly string[]> = MODULOS
  return arestasDeModulos(fontes).flatMap(({ de, para, arquivo }) =>
    graf[de]?.includes(para) ? [] : [{ arquivo, problema: `modules.ts does not list ${de} → ${para}` }],
  )
}

/** Edges between server modules that the sources really have. */
export function arestasDeModulos(fontes = lerFontes()): { de: string; para: string; arquivo: string }[] {
  const modulo = (caminho: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(caminho)?.[1]
  return [...fontes.values()].flatMap((fonte) => {
    const de = modulo(fonte.caminho)
    if (!de || DE_TESTE.test(fonte.caminho)) return []
    return fonte.importacoes.flatMap(({ alvo }) => {
      const para = alvo && modulo(alvo)
      return para && para !== de ? [{ de, para, arquivo: fonte.caminho }] : []
    })
  })
}

/** Files that import each other in a ring (types alone make no ring: nothing of them is left when the program runs). */
export function ciclos(fontes: Map<string, Fonte>): Achado[] {
  const pronto = new Set<string>()
  const caminho: string[] = []
  const achados: Achado[] = []
  const visitar = (arquivo: string) => {
    const inicio = caminho.indexOf(arquivo)
    if (inicio >= 0) {
      achados.push({
        arquivo,
        problema: `imports itself through ${caminho.slice(inicio + 1).join(' → ') || 'itself'}`,
      })
      return
    }
    if (pronto.has(arquivo)) return
    caminho.push(arquivo)
    for (const { alvo, soTipos, dinamica } of fontes.get(arquivo)?.importacoes ?? []) {
      if (alvo && !soTipos && !dinamica && fontes.has(alvo)) visitar(alvo)
    }
    caminho.pop()
    pronto.add(arquivo)
  }
  for (const arquivo of fontes.keys()) visitar(arquivo)
  return achados
}

/**
 * What a visitor downloads holds no schema: from a browser file no chain of imports that are more than types may reach
 * zod (zod/mini, for the forms of public pages, is small and allowed). Files named *.server.ts stay on the server.
 */
function esquemasNoNavegador(fontes: Map<string, Fonte>): Achado[] {
  const achados: Achado[] = []
  const visto = new Set<string>()
  const visitar = (arquivo: string, origem: string) => {
    if (visto.has(arquivo) || /\.server\.tsx?$/.test(arquivo)) return
    visto.add(arquivo)
    for (const { alvo, pedido, soTipos } of fontes.get(arquivo)?.importacoes ?? []) {
      if (soTipos) continue
      if (pedido === 'zod' || pedido.startsWith('zod/v'))
        achados.push({ arquivo, problema: `reaches the browser (by ${origem}) and imports ${pedido}` })
      if (alvo) visitar(alvo, origem)
    }
  }
  for (const arquivo of fontes.keys()) {
    if (
      /^apps\/web\/src\//.test(arquivo) &&
      !DE_TESTE.test(arquivo) &&
      !/entry\.server|routes\.ts$/.test(arquivo)
    )
      visitar(arquivo, arquivo)
  }
  return achados
}

/**
 * No barrel: a file that only passes on what others export hides where things live. A module's door and an engine's port
 * are the exception: they name, one by one, the little that others may call.
 */
export function barris(fontes = lerFontes()): Achado[] {
  return [...fontes.values()].flatMap((fonte) => {
    const passaTudo = /^\s*export\s*\*/m.test(fonte.texto)
    if (
      passaTudo ||
      (fonte.importacoes.some((i) => i.reexporta) && !/\/(?:door|port)\.ts$/.test(fonte.caminho))
    ) {
      return [{ arquivo: fonte.caminho, problema: 're-exports from another file' }]
    }
    if (/(^|\/)index\.tsx?$/.test(fonte.caminho))
      return [{ arquivo: fonte.caminho, problema: 'is called index: name it for what it holds' }]
    return []
  })
}

if (import.meta.main) {
  const { achados, visto } = examinarMuros()
  for (const { arquivo, problema } of [...achados, ...barris()]) console.error(`${arquivo}: ${problema}`)
  console.log(`walls: ${visto.arquivos} files, ${visto.importacoes} imports, ${achados.length} findings`)
  process.exitCode = achados.length > 0 ? 1 : 0
}
