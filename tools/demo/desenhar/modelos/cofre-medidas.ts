// Measures of an engine bay and the order of its materials.

export const MAT = {
  lata: 0,
  preto: 1,
  borracha: 2,
  aluminio: 3,
  tampa: 4,
  branco: 5,
  azul: 6,
  amarelo: 7,
  vermelho: 8,
  laranja: 9,
  etiqueta: 10,
  aco: 11,
  vidro: 12,
} as const
/** Top of the wings, half width between them, ends of the bay. */
export const TOP = 0.92
export const HALF = 0.66
export const BACK = -0.55
export const FRONT = 0.5
