/**
 * Amounts in words, for the documents that state a value in figures and in words: "mil duzentos e trinta e quatro
 * reais e cinquenta e seis centavos". Up to R$ 999.999.999,99, the largest amount of the product.
 * Rules of the written language that one gets wrong: "cem" but "cento e um"; "um mil" is written "mil"; round
 * millions take "de" ("um milhão de reais"); "e" joins the last group only when it is below one hundred or a round
 * hundred.
 */
import { type Centavos, VALOR_MAXIMO } from '../comum/dinheiro.ts'

const UNIDADES = (
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete ' +
  'dezoito dezenove'
).split(' ')
const DEZENAS = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const CENTENAS =
  '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ')

function ateMil(n: number): string {
  if (n === 100) return 'cem'
  if (n < 20) return UNIDADES[n] ?? ''
  if (n < 100)
    return n % 10 ? `${DEZENAS[Math.floor(n / 10)]} e ${UNIDADES[n % 10]}` : (DEZENAS[n / 10] ?? '')
  return n % 100 ? `${CENTENAS[Math.floor(n / 100)]} e ${ateMil(n % 100)}` : (CENTENAS[n / 100] ?? '')
}

/** A whole number from 0 to 999.999.999 in words. */
export function numeroPorExtenso(n: number): string {
  if (!Number.isSafeInteger(n) || n < 0 || n > 999_999_999) throw new RangeError(`not written in words: ${n}`)
  if (n === 0) return 'zero'
  const milhoes = Math.floor(n / 1_000_000)
  const milhares = Math.floor(n / 1000) % 1000
  const resto = n % 1000
  const grupos: { valor: number; texto: string }[] = [
    { valor: milhoes, texto: `${ateMil(milhoes)} ${milhoes === 1 ? 'milhão' : 'milhões'}` },
    { valor: milhares, texto: milhares === 1 ? 'mil' : `${ateMil(milhares)} mil` },
    { valor: resto, texto: ateMil(resto) },
  ].filter((g) => g.valor > 0)
  return grupos.reduce((texto, grupo, i) => {
    if (i === 0) return grupo.texto
    const ultimo = i === grupos.length - 1
    const ligado = ultimo && (grupo.valor < 100 || grupo.valor % 100 === 0)
    return `${texto}${ligado ? ' e ' : ' '}${grupo.texto}`
  }, '')
}

/** Centavos in words. Zero is "zero real". */
export function reaisPorExtenso(valor: Centavos): string {
  if (!Number.isSafeInteger(valor) || valor < 0 || valor > VALOR_MAXIMO)
    throw new RangeError(`not an amount: ${valor}`)
  const reais = Math.floor(valor / 100)
  const centavos = valor % 100
  const partes: string[] = []
  if (reais > 0) {
    const de = reais % 1_000_000 === 0 ? ' de' : ''
    partes.push(`${numeroPorExtenso(reais)}${de} ${reais === 1 ? 'real' : 'reais'}`)
  }
  if (centavos > 0) partes.push(`${numeroPorExtenso(centavos)} ${centavos === 1 ? 'centavo' : 'centavos'}`)
  return partes.join(' e ') || 'zero real'
}
