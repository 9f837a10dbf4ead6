/**
 * The masking of the specification, section 6: every character becomes an asterisk except the separators . - @,
 * and the first n stay: 4 of CPF, CNPJ, nickname and e-mail, 2 of RG, 5 of telephones. The specification does not say
 * which end is kept; the first one is, because it tells staff which of two records they look at.
 * Only letters and digits count towards n. A mask is put on by the server: what reaches a browser is not hidden.
 */
const SEPARADORES = new Set(['.', '-', '@'])

export const CARACTERES_MANTIDOS = { cpf: 4, cnpj: 4, apelido: 4, email: 4, rg: 2, telefone: 5 } as const

export type CampoMascarado = keyof typeof CARACTERES_MANTIDOS

/** `mascarar('123.456.789-09', 4)` → `123.4**.***-**`. */
export function mascarar(valor: string, manter: number): string {
  let mantidos = 0
  let saida = ''
  for (const caractere of valor) {
    const conta = /[\p{L}\p{N}]/u.test(caractere)
    if (mantidos < manter || SEPARADORES.has(caractere)) saida += caractere
    else saida += '*'
    if (conta) mantidos++
  }
  return saida
}

/** The mask of one field; null and undefined stay what they are. */
export function mascararCampo<T extends string | null | undefined>(
  campo: CampoMascarado,
  valor: T,
): T | string {
  return valor ? mascarar(valor, CARACTERES_MANTIDOS[campo]) : valor
}
