/** A number with its noun, as Portuguese counts: `quantos(1, 'condicional', 'condicionais')` → "1 condicional"; none is plural. */
export const quantos = (n: number, um: string, muitos: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : muitos}`
