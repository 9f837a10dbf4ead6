// The printed barcode of a boleto: Interleaved 2 of 5. Each pair of digits is five bars (first digit) woven into five gaps
// (second); two of five are wide. FEBRABAN asks for 103 mm by 13 mm with a quiet zone of 5 mm at each end.

// biome-ignore format: the ten patterns side by side
const PADROES = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const LARGO = 3

export interface Barra {
  /** in modules of the narrow bar */
  readonly x: number
  readonly largura: number
}

/** The bars from left to right and the whole width, in modules. Throws `RangeError` on an odd or non-numeric text. */
export function barrasItf(digitos: string): { readonly barras: readonly Barra[]; readonly largura: number } {
  if (!/^(\d\d)+$/.test(digitos)) throw new RangeError('ITF needs an even count of digits')
  const barras: Barra[] = []
  let x = 0
  const traco = (largura: number, espaco: number): void => {
    barras.push({ x, largura })
    x += largura + espaco
  }
  traco(1, 1)
  traco(1, 1)
  for (let i = 0; i < digitos.length; i += 2) {
    const [a = '', b = ''] = [PADROES[Number(digitos[i])], PADROES[Number(digitos[i + 1])]]
    for (let k = 0; k < 5; k++) traco(a[k] === '1' ? LARGO : 1, b[k] === '1' ? LARGO : 1)
  }
  traco(LARGO, 1)
  traco(1, 0)
  return { barras, largura: x }
}
