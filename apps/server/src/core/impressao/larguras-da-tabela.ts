// How a table shares its width: by the weights of its columns, but none is narrower than its longest word.

export interface ColunaPedida {
  readonly peso: number
  /** its longest word and the gap after it */
  readonly minima: number
}

/** What the words have to shrink by, so that all columns fit; 1: they fit as they are. */
export const escalaDaTabela = (colunas: readonly ColunaPedida[], largura: number): number =>
  Math.min(1, largura / colunas.reduce((s, c) => s + c.minima, 0))

/** For columns that fit (`escalaDaTabela` is 1). */
export function largurasDaTabela(colunas: readonly ColunaPedida[], largura: number): number[] {
  const presas = new Set<number>()
  for (;;) {
    const soltas = colunas.filter((_, i) => !presas.has(i))
    const sobra = colunas.reduce((s, c, i) => (presas.has(i) ? s - c.minima : s), largura)
    const pesos = soltas.reduce((s, c) => s + c.peso, 0)
    const parte = (c: ColunaPedida): number => (sobra * c.peso) / pesos
    const apertadas = colunas.flatMap((c, i) => (!presas.has(i) && parte(c) < c.minima ? [i] : []))
    if (apertadas.length === 0) return colunas.map((c, i) => (presas.has(i) ? c.minima : parte(c)))
    for (const i of apertadas) presas.add(i)
  }
}
