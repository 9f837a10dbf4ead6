/** `2026/00012`: per house and year. */
export const codigoDoIncidente = (n: { readonly ano: number; readonly numero: number }): string =>
  `${n.ano}/${String(n.numero).padStart(5, '0')}`
