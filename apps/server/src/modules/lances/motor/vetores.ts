// Array parameters as PostgreSQL reads them, written in one go: the driver would look at the type of every element and
// quote it with two regular expressions, which costs more than judging the bid.
//
// How one could get it wrong: to write a person's text (an address, a key) with `palavras`, which quotes nothing.

function escrever<T>(itens: readonly T[], de: (item: T) => string | number | null): string {
  let s = '{'
  for (const [i, item] of itens.entries()) s += i === 0 ? (de(item) ?? 'NULL') : `,${de(item) ?? 'NULL'}`
  return `${s}}`
}

/** Integers, centavos, milliseconds. */
export const numeros = <T>(itens: readonly T[], de: (item: T) => number | null): string => escrever(itens, de)

/** Words of ours and hexadecimal: never empty, nothing that needs quoting. */
export const palavras = <T>(itens: readonly T[], de: (item: T) => string | null): string =>
  escrever(itens, de)

const PRECISA_ASPAS = /["\\{},\s]|^null$|^$/i

/** Any text. */
export const textos = <T>(itens: readonly T[], de: (item: T) => string | null): string =>
  escrever(itens, (item) => {
    const v = de(item)
    return v !== null && PRECISA_ASPAS.test(v) ? `"${v.replace(/["\\]/g, '\\$&')}"` : v
  })

export const logicos = <T>(itens: readonly T[], de: (item: T) => boolean): string =>
  escrever(itens, (item) => (de(item) ? 't' : 'f'))

/** Instants in epoch ms, as timestamps. */
export const instantes = <T>(itens: readonly T[], de: (item: T) => number | null): string =>
  escrever(itens, (item) => {
    const ms = de(item)
    return ms === null ? null : `"${new Date(ms).toISOString()}"`
  })
