/**
 * One thing, one name: the file name of a module's file is unique in the repository, and a slug belongs to one module
 * through all its layers (`dar-lance` is lances', in contract, handler and screen). So a known name finds its file by
 * typing it.
 */
export type Achado = { nome: string; onde: string[] }

/** What every module may have one of. */
const REPETIDOS = new Set(['door.ts', 'port.ts', 'states.ts', 'can.ts'])
const MODULO = [
  /^packages\/(?:domain|contracts)\/src\/([^/]+)\/(?:.*\/)?([^/]+)$/,
  /^apps\/server\/src\/(?:modules|engines)\/([^/]+)\/(?:.*\/)?([^/]+)$/,
  /^apps\/web\/src\/parts\/([^/]+)\/(?:.*\/)?([^/]+)$/,
  /^apps\/web\/src\/areas\/[^/]+\/([^/]+)\/(?:.*\/)?([^/]+)$/,
]

/** Folders of parts that no module stands behind (the shell, the table) are tools of the screens, not modules. */
const DE_MODULO = /^(?:packages\/(?:domain|contracts)\/src|apps\/server\/src\/modules)\/([^/]+)\//

export function nomesRepetidos(lista: Iterable<string>): Achado[] {
  const caminhos = [...lista]
  const modulos = new Set(caminhos.map((c) => DE_MODULO.exec(c)?.[1]))
  const porSlug = new Map<string, { modulo: string; caminho: string }[]>()
  const porNome = new Map<string, { modulo: string; caminho: string }[]>()
  for (const caminho of caminhos) {
    const [, modulo, nome] = MODULO.map((m) => m.exec(caminho)).find((achado) => achado !== null) ?? []
    if (
      !modulo ||
      !nome ||
      !modulos.has(modulo) ||
      modulo === 'core' ||
      REPETIDOS.has(nome.replace('.test.', '.'))
    )
      continue
    juntar(porSlug, nome.split('.')[0] as string, { modulo, caminho })
    // The plain name may stand once per layer (the rule in the domain, its machinery on the server).
    juntar(porNome, `${nome} in ${caminho.split('/').slice(0, 2).join('/')}`, { modulo, caminho })
  }
  const deDoisModulos = [...porSlug].filter(([, lugares]) => new Set(lugares.map((l) => l.modulo)).size > 1)
  const duasVezes = [...porNome].filter(([, lugares]) => lugares.length > 1)
  const achados = [
    ...deDoisModulos,
    ...duasVezes.filter(([, l]) => new Set(l.map((x) => x.modulo)).size === 1),
  ]
  return achados.map(([nome, lugares]) => ({ nome, onde: lugares.map((l) => l.caminho) }))
}

function juntar<T>(mapa: Map<string, T[]>, chave: string, valor: T): void {
  const lista = mapa.get(chave)
  if (lista) lista.push(valor)
  else mapa.set(chave, [valor])
}
