/**
 * Money as Brazilians write and type it. Values are integer centavos; nothing here touches a float.
 *
 * Written by hand instead of Intl so that server and browser give the same text to the byte (their ICU data differ,
 * and a differing text breaks hydration), and because a page of lots formats hundreds of values.
 *
 * Typing follows the habit of Brazilian banking apps: digits enter from the right, the last two are centavos.
 */

/** R$ 999.999.999,99: the highest value that a bid may have. */
export const MAXIMO_CENTAVOS = 99_999_999_999

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

export type Digitacao = {
  /** null when the box is empty, which is not zero */
  readonly centavos: number | null
  readonly texto: string
  readonly cursor: number
}

const contarDigitos = (texto: string) => texto.replace(/\D/g, '').length

/**
 * What the box shows after a key. `texto` and `cursor` are the raw ones that the browser left behind.
 * The cursor keeps the number of digits at its right, so that grouping dots never make it jump.
 * Digits that would pass `maximo` are not taken: the previous value stays.
 */
export function digitar(
  texto: string,
  cursor: number,
  anterior: number | null,
  maximo: number = MAXIMO_CENTAVOS,
): Digitacao {
  const digitos = texto.replace(/\D/g, '')
  const direita = contarDigitos(texto.slice(cursor))
  // "0,00" with a backspace leaves "0,0": nothing but zeros means that the person is emptying the box.
  const apagando = anterior === 0 && digitos.length < 3
  if (digitos === '' || (Number(digitos) === 0 && apagando)) return { centavos: null, texto: '', cursor: 0 }
  const pedido = Number(digitos)
  const centavos = pedido > maximo ? (anterior ?? 0) : pedido
  const formatado = formatarValor(centavos)
  let posicao = formatado.length
  for (let restam = direita; restam > 0 && posicao > 0; posicao--) {
    if (/\d/.test(formatado[posicao - 1] ?? '')) restam--
  }
  // Left of a separator, never right of it: there, backspace would delete the separator for ever and nothing else.
  if (posicao < formatado.length && /\D/.test(formatado[posicao - 1] ?? '0')) posicao--
  return { centavos, texto: formatado, cursor: posicao }
}

/**
 * A pasted or scanned amount, in any of the usual writings: "R$ 1.234,56", "1234,5", "1.234", "1,234.56", "1234".
 * The last separator followed by one or two digits is the decimal one. null when there is no amount in it.
 */
export function interpretarValor(texto: string, maximo: number = MAXIMO_CENTAVOS): number | null {
  const limpo = texto.replace(/[^\d.,-]/g, '')
  if (!/\d/.test(limpo) || limpo.includes('-')) return null
  const decimal = /[.,](\d{1,2})$/.exec(limpo)
  const inteiros = (decimal ? limpo.slice(0, decimal.index) : limpo).replace(/\D/g, '') || '0'
  const centavos = Number(inteiros) * 100 + Number((decimal?.[1] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(centavos) && centavos <= maximo ? centavos : null
}
