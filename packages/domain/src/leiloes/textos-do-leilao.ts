// Which texts an auction shows beside its regulation: the one chosen for it, and the house's own of the other kinds.

export const TIPOS_DE_TEXTO = {
  CONDICOES: 'Condições de venda',
  PAGAMENTO: 'Pagamento',
  VISITACAO: 'Visitação',
  RETIRADA: 'Retirada',
  DOCUMENTACAO: 'Documentação',
  OUTRO: 'Outras informações',
} as const
export type TipoDeTexto = keyof typeof TIPOS_DE_TEXTO

export interface TextoDoLeilao {
  readonly tipo: TipoDeTexto
  readonly titulo: string
  readonly texto: string
  /** chosen for this auction; otherwise it holds for all of the house */
  readonly proprio: boolean
}

const ORDEM = Object.keys(TIPOS_DE_TEXTO) as TipoDeTexto[]

/** In the order of the kinds; an auction's own text takes the place of the house's of its kind. */
export function textosDoLeilao<T extends TextoDoLeilao>(textos: readonly T[]): T[] {
  const proprios = new Set(textos.filter((t) => t.proprio).map((t) => t.tipo))
  return textos
    .filter((t) => t.proprio || !proprios.has(t.tipo))
    .toSorted(
      (a, b) => ORDEM.indexOf(a.tipo) - ORDEM.indexOf(b.tipo) || a.titulo.localeCompare(b.titulo, 'pt'),
    )
}

/** How a regulation is called where it was agreed to: "Regulamento geral, versão 2". */
export function nomeDoRegulamento(r: {
  readonly nome: string | null
  readonly numero: number | null
}): string {
  if (r.nome === null) return 'Texto do próprio leilão'
  return r.numero === null ? r.nome : `${r.nome}, versão ${r.numero}`
}
