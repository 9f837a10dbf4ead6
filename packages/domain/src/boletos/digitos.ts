// Check digits of Brazilian banking numbers. Both read digits from the right.

/** Weights 2, 1, 2, 1 …; two-digit products count by their digits (FEBRABAN). */
export function modulo10(digitos: string): number {
  let soma = 0
  let peso = 2
  for (let i = digitos.length - 1; i >= 0; i--) {
    const produto = Number(digitos[i]) * peso
    soma += produto > 9 ? produto - 9 : produto
    peso = 3 - peso
  }
  return (10 - (soma % 10)) % 10
}

/** The rest of the weighted sum by eleven, weights from 2 up to `ate` and again. What a rest means is the bank's. */
export function restoModulo11(digitos: string, ate = 9): number {
  let soma = 0
  let peso = 2
  for (let i = digitos.length - 1; i >= 0; i--) {
    soma += Number(digitos[i]) * peso
    peso = peso === ate ? 2 : peso + 1
  }
  return soma % 11
}

/** 11 less the rest; what exceeds 9 becomes `excesso`. */
export function modulo11(digitos: string, excesso: string, ate = 9): string {
  const dv = 11 - restoModulo11(digitos, ate)
  return dv > 9 ? excesso : String(dv)
}
