/**
 * Which of the house's blocks stand beside which form. A block names its page by address; one that is switched off, or
 * that names another page, is seen nowhere. The call answers all of them to their editors, so the page asks here too.
 */

/** The pages that have room for blocks, with their names in the back-office. */
export const PAGINAS_COM_QUADROS = { '/login': 'Entrar', '/cadastro': 'Criar cadastro' } as const
export type PaginaComQuadros = keyof typeof PAGINAS_COM_QUADROS

interface Bloco<Q> {
  readonly uri: string
  readonly ativo: boolean
  readonly prioridade: number
  readonly tituloSubtituloImagem: readonly Q[]
}

/** The pictures of a page's blocks in the order in which they are seen: the highest priority first. */
export function quadrosDaPagina<Q>(blocos: readonly Bloco<Q>[], uri: PaginaComQuadros): Q[] {
  return blocos
    .filter((b) => b.ativo && b.uri === uri)
    .toSorted((a, b) => b.prioridade - a.prioridade)
    .flatMap((b) => b.tituloSubtituloImagem)
}
