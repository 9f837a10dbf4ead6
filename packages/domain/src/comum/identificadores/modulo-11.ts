/**
 * The sum that CPF, CNPJ and the FIPE code share: characters times weights, modulo 11, a rest below 2 gives 0. A
 * character is worth its ASCII code minus 48, so digits are worth themselves and A is 17 (IN RFB 2.229/2024);
 * `Number(c)` or `parseInt(c, 36)` would break the alphanumeric CNPJ.
 */
export function digitoModulo11(caracteres: string, pesos: readonly number[]): number {
  let soma = 0
  for (const [i, peso] of pesos.entries()) soma += (caracteres.charCodeAt(i) - 48) * peso
  const resto = soma % 11
  return resto < 2 ? 0 : 11 - resto
}
