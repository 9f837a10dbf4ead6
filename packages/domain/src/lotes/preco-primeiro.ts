/**
 * A shop sells at prices: where its lots stand in an order that was not asked for, those with a price come before those
 * that only take offers. Elsewhere the order is as given.
 */

export const COM_PRECO = { campo: 'compreJa', direcao: 'asc', comValor: true } as const

export function precoPrimeiro<O>(
  /** the brand's type */
  tipo: string,
  ordem: readonly O[],
  antes: readonly O[] = [],
): (O | typeof COM_PRECO)[] {
  return [...antes, ...(tipo === 'loja' ? [COM_PRECO] : []), ...ordem]
}
