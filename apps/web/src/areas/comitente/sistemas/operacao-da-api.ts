/** One call of the document, as the page lists and tries it. */
export interface Operacao {
  readonly metodo: string
  readonly caminho: string
  readonly resumo: string
  readonly resto: Readonly<Record<string, unknown>>
}
