/**
 * Money as Brazilians type it. Typing is one for every field of the product: digits are whole reais as typed, centavos come
 * after a comma.
 */

/** R$ 999.999.999,99: the highest value that a bid may have. */
export const MAXIMO_CENTAVOS = 99_999_999_999

export type Digitacao = {
  /** null when the box is empty, which is not zero */
  readonly centavos: number | null
  readonly texto: string
  readonly cursor: number
}

/** "1.5", "150.", "1.500.5": a point that a telephone offered for the comma, or the beginning of "1.500.500". */
const PENDENTE = /^\d{1,3}(?:\.\d{3})*\.\d{0,2}$/
const DECIMAL_COM_PONTO = /^\d{4,}\.\d{0,2}$/
const contarSinais = (texto: string) => texto.replace(/[^\d,]/g, '').length
const contarPontos = (texto: string) => texto.replace(/[^.]/g, '').length

/** The centavos of a box's text, as `digitar` leaves it. */
export function centavosDe(texto: string): number | null {
  if (!/\d/.test(texto)) return null
  const comVirgula = PENDENTE.test(texto) ? texto.replace(/\.(?=\d{0,2}$)/, ',') : texto
  const [inteiro = '', decimal = ''] = comVirgula.replaceAll('.', '').split(',')
  return Number(inteiro || '0') * 100 + Number(decimal.padEnd(2, '0'))
}

/** Digits, grouping points and the decimal sign, in one spelling. `anterior` is what the box showed before the key. */
function arrumar(texto: string, cursor: number, anterior: string): string {
  const limpo = texto.replace(/[^\d.,]/g, '')
  // A point of the person's own may still become centavos; the box's own points only group.
  const doPonto =
    !anterior.includes('.') ||
    PENDENTE.test(anterior) ||
    (texto[cursor - 1] === '.' && contarPontos(limpo) > contarPontos(anterior))
  if (doPonto && PENDENTE.test(limpo)) return limpo
  const comVirgula = doPonto && DECIMAL_COM_PONTO.test(limpo) ? limpo.replace('.', ',') : limpo
  const virgula = comVirgula.indexOf(',')
  const inteiros = (virgula < 0 ? comVirgula : comVirgula.slice(0, virgula))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  const agrupado = inteiros.replace(/\B(?=(\d{3})+$)/g, '.')
  if (virgula < 0) return agrupado
  return `${agrupado || '0'},${comVirgula.slice(virgula).replace(/\D/g, '').slice(0, 2)}`
}

/**
 * What the box shows after a key. `texto` and `cursor` are the raw ones that the browser left behind, `anterior` what the
 * box showed before. The cursor keeps the number of digits at its right, so that grouping points never make it jump. What
 * would pass `maximo` is not taken: the text before stays.
 */
export function digitar(
  texto: string,
  cursor: number,
  anterior: string,
  maximo: number = MAXIMO_CENTAVOS,
): Digitacao {
  const novo = arrumar(texto, cursor, anterior)
  const centavos = centavosDe(novo)
  if (centavos !== null && centavos > maximo)
    return { centavos: centavosDe(anterior), texto: anterior, cursor: anterior.length }
  const direita = contarSinais(texto.slice(cursor))
  let posicao = novo.length
  for (let restam = direita; restam > 0 && posicao > 0; posicao--)
    if (/[\d,]/.test(novo[posicao - 1] ?? '')) restam--
  // Left of a grouping point, never right of it: there, backspace would delete the point for ever and nothing else.
  if (posicao < novo.length && novo[posicao - 1] === '.') posicao--
  return { centavos, texto: novo, cursor: posicao }
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
