/** Whom a page is about: up to three consignors by name; of more, the first two and how many others. */
export const nomesDosComitentes = (nomes: readonly string[]): string =>
  nomes.length <= 3 ? nomes.join(', ') : `${nomes.slice(0, 2).join(', ')} e mais ${nomes.length - 2}`
