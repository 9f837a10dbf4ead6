// How words agree with the nouns of palavras.ts, apart from its tables: a page has its words from the server.

export type Genero = 'm' | 'f'

export type Palavra = { readonly um: string; readonly varios: string; readonly genero: Genero }

const ARTIGOS = {
  o: { m: ['o', 'os'], f: ['a', 'as'] },
  um: { m: ['um', 'uns'], f: ['uma', 'umas'] },
  do: { m: ['do', 'dos'], f: ['da', 'das'] },
  no: { m: ['no', 'nos'], f: ['na', 'nas'] },
  ao: { m: ['ao', 'aos'], f: ['à', 'às'] },
  pelo: { m: ['pelo', 'pelos'], f: ['pela', 'pelas'] },
  este: { m: ['este', 'estes'], f: ['esta', 'estas'] },
  neste: { m: ['neste', 'nestes'], f: ['nesta', 'nestas'] },
  seu: { m: ['seu', 'seus'], f: ['sua', 'suas'] },
  outro: { m: ['outro', 'outros'], f: ['outra', 'outras'] },
  novo: { m: ['novo', 'novos'], f: ['nova', 'novas'] },
  nenhum: { m: ['nenhum', 'nenhuns'], f: ['nenhuma', 'nenhumas'] },
  encerrado: { m: ['encerrado', 'encerrados'], f: ['encerrada', 'encerradas'] },
} as const satisfies Record<string, Record<Genero, readonly [string, string]>>

export type Concordancia = keyof typeof ARTIGOS

/** The agreeing word alone: `concordar('encerrado', palavras('loja').lance)` is `encerrada`. */
export function concordar(qual: Concordancia, palavra: Palavra, varios = false): string {
  return ARTIGOS[qual][palavra.genero][varios ? 1 : 0]
}

/** The agreeing word and the noun: `com('seu', palavras('loja').lance)` is `sua oferta`. */
export function com(qual: Concordancia, palavra: Palavra, varios = false): string {
  return `${concordar(qual, palavra, varios)} ${varios ? palavra.varios : palavra.um}`
}

/** `3 lances`, `1 oferta`, `nenhum lance`: a count said as people say it. */
export function contar(quantidade: number, palavra: Palavra): string {
  if (quantidade === 0) return com('nenhum', palavra)
  return `${quantidade} ${quantidade === 1 ? palavra.um : palavra.varios}`
}

/** First letter large: `maiuscula('sua oferta')` is `Sua oferta`. */
export function maiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1)
}
