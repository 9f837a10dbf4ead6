/**
 * Money as Brazilians write it. Values are integer centavos; nothing here touches a float. Written by hand instead of Intl so
 * that server and browser give the same text to the byte (their ICU data differ, which breaks hydration), and because a page of
 * lots formats hundreds of values. Typing stands in a file of its own: most pages only show.
 */

const NBSP = '\u00a0'

/** 123456 → "1.234,56"; negative values keep their sign in front. */
export function formatarValor(centavos: number): string {
  const digitos = String(Math.abs(Math.trunc(centavos))).padStart(3, '0')
  const inteiros = digitos.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${centavos < 0 ? '-' : ''}${inteiros},${digitos.slice(-2)}`
}

/** 123456 → "R$ 1.234,56", with a space that does not break. */
export function formatarReais(centavos: number): string {
  return centavos < 0 ? `-R$${NBSP}${formatarValor(-centavos)}` : `R$${NBSP}${formatarValor(centavos)}`
}
