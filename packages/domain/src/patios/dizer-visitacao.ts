/** What a house wrote about visits, with the word before it only where its own text does not begin so. */
export const dizerVisitacao = (texto: string): string =>
  /^visita/i.test(texto) ? texto : `Visitação: ${texto}`
