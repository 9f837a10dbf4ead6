// Money of the whole product: integer centavos, one format, one reader of what people type, one rounding. Refuses:
// fractions of a centavo, negative amounts, anything above R$ 999.999.999,99. Never throws on a value that a person
// typed: it answers null, and the caller says so in its own words.

/** An amount in integer centavos: R$ 1,00 is 100. */
export type Centavos = number

/** R$ 999.999.999,99: the largest value that a bid, a price or a sum shown to a person may have. */
export const VALOR_MAXIMO: Centavos = 99_999_999_999

/** Percentages are kept with at most this many decimals (5.25 % is exact; 1/3 % is not a commercial rate). */
const CASAS_DA_PORCENTAGEM = 4
const ESCALA_DA_PORCENTAGEM = 10 ** CASAS_DA_PORCENTAGEM

/** True for an integer amount from zero up to the limit. */
export function ehCentavos(valor: unknown): valor is Centavos {
  return typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= 0 && valor <= VALOR_MAXIMO
}

/** True for an amount that can be bid or paid: like `ehCentavos`, but never zero. */
export function ehValorPositivo(valor: unknown): valor is Centavos {
  return ehCentavos(valor) && valor > 0
}

/**
 * `123456` → `1.234,56`. Negative amounts (differences, refunds) get a leading minus. An amount that is not an
 * integer is a bug of the caller: it throws, because a rounded price would hide it. Not by Intl: its spaces and signs
 * differ between runtimes, and a page hydrated with another text flickers.
 */
export function formatarCentavos(valor: Centavos): string {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`not an amount in centavos: ${valor}`)
  const digitos = String(Math.abs(valor)).padStart(3, '0')
  const inteiro = digitos.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${valor < 0 ? '-' : ''}${inteiro},${digitos.slice(-2)}`
}

/**
 * `123456` → `R$ 1.234,56`, with an ordinary space: the same text goes to pages, mails, files and tests, and
 * an invisible character would make two equal prices differ. Screens keep it on one line with `white-space:
 * nowrap`.
 */
export function formatarReais(valor: Centavos): string {
  return valor < 0 ? `-R$ ${formatarCentavos(-valor)}` : `R$ ${formatarCentavos(valor)}`
}

// Thousands grouped by dots (or not at all), then at most two decimals after a comma.
const BRASILEIRO = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/
// A phone set to English offers a dot where a Brazilian one offers the comma. One or two digits after the
// only dot cannot be a group of thousands, so the reading stays unambiguous.
const PONTO_DECIMAL = /^(\d+)\.(\d{1,2})$/

/**
 * What a person typed or pasted → centavos: `1.234,56`, `1234`, `R$ 1.234`, `1234,5`, `1234.56`. Null when it
 * is empty, negative, ambiguous (`1,234.56`, `12.34.5`) or above the limit: a price is never guessed.
 */
export function lerReais(texto: string): Centavos | null {
  const limpo = texto.replace(/\s/g, '').replace(/^R\$/i, '')
  const partes = BRASILEIRO.exec(limpo) ?? PONTO_DECIMAL.exec(limpo)
  if (!partes) return null
  const inteiro = (partes[1] ?? '').replaceAll('.', '')
  const valor = Number(`${inteiro}${(partes[2] ?? '').padEnd(2, '0')}`)
  return ehCentavos(valor) ? valor : null
}

/**
 * A percentage of an amount, rounded half up to the centavo. `porcentagem` is in percent (5 means 5 %), with up to
 * four decimals, never multiplied as a float. Round each lot, then add: rounding a total gives another number.
 */
export function porcentagemDe(valor: Centavos, porcentagem: number): Centavos {
  if (!Number.isFinite(porcentagem) || porcentagem < 0) throw new RangeError(`not a rate: ${porcentagem}`)
  // BigInt, because R$ 999.999.999,99 times the scaled rate leaves the exact range of a float.
  const taxa = BigInt(Math.round(porcentagem * ESCALA_DA_PORCENTAGEM))
  const divisor = BigInt(100 * ESCALA_DA_PORCENTAGEM)
  return Number((BigInt(valor) * taxa * 2n + divisor) / (divisor * 2n))
}

/**
 * Sum of the positive amounts; null, undefined and negative ones count as zero (the specification's
 * expenses).
 */
export function somarPositivos(valores: Iterable<Centavos | null | undefined>): Centavos {
  let total = 0
  for (const valor of valores) if (valor != null && valor > 0) total += valor
  return total
}
