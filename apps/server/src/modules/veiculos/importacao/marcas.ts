/**
 * Makes as notices write them → the name we show. Longer spellings stand first, so that `M. BENZ` is not found inside
 * another. Only for free text: a spreadsheet's own column keeps what it says.
 */
type Linha = readonly [marca: string, ...formas: string[]]

const LINHAS: readonly Linha[] = [
  ['Mercedes-Benz', 'MERCEDES[ -]BENZ', 'M ?\\. ?BEN[ZS]', 'MERCEDES', 'MBENZ'],
  ['Volkswagen', 'VW ?- ?VOLKSWAGE[NM]', 'VOLKSWAGE[NM]', 'VW'],
  ['Chevrolet', 'CHEVROLET', 'GM'],
  ['Lamborghini', 'LAMBORGHINI'],
  ['Land Rover', 'LAND ROVER'],
  ['SsangYong', 'SSANGYONG'],
  ['Mitsubishi', 'MITSUBISHI', 'MMC'],
  ['Caoa Chery', 'CAOA CHERY', 'CHERY'],
  ['Rodoviária', 'RODOVIARIA'],
  ['São Pedro', 'SAO PEDRO'],
  ['Librelato', 'LIBRELATO'],
  ['Facchini', 'FACCHINI'],
  ['Randon', 'RANA?DON'],
  ['Guerra', 'GUERRA'],
  ['Noma', 'NOMA'],
  ['Peugeot', 'PEUGEOT'],
  ['Citroën', 'CITROEN'],
  ['Renault', 'RENAULT'],
  ['Hyundai', 'HYUNDAI'],
  ['Toyota', 'TOYOTA'],
  ['Nissan', 'NISSAN'],
  ['Scania', 'SCANIA'],
  ['Volvo', 'VOLVO'],
  ['Iveco', 'IVECO'],
  ['Honda', 'HONDA'],
  ['Yamaha', 'YAMAHA'],
  ['Suzuki', 'SUZUKI'],
  ['Kawasaki', 'KAWASAKI'],
  ['Dafra', 'DAFRA'],
  ['Shineray', 'SHINERAY'],
  ['Agrale', 'AGRALE'],
  ['Marcopolo', 'MARCOPOLO'],
  ['Subaru', 'SUBARU'],
  ['Ferrari', 'FERRARI'],
  ['Porsche', 'PORSCHE'],
  ['Jaguar', 'JAGUAR'],
  ['Dodge', 'DODGE'],
  ['Chrysler', 'CHRYSLER'],
  ['Lexus', 'LEXUS'],
  ['Lifan', 'LIFAN'],
  ['Audi', 'AUDI'],
  ['BMW', 'BMW'],
  ['Fiat', 'FIAT'],
  ['Ford', 'FORD'],
  ['Jeep', 'JEEP'],
  ['JAC', 'JAC'],
  ['BYD', 'BYD'],
  ['Kia', 'KIA'],
  ['RAM', 'RAM'],
  ['DAF', 'DAF'],
  ['MAN', 'MAN'],
]

interface Forma {
  readonly marca: string
  readonly forma: RegExp
  /** The same make again right behind, as in "VW - VOLKSWAGEN" or "RANDON SR/RANDON". */
  readonly denovo: RegExp
}

const FORMAS: readonly Forma[] = LINHAS.map(([marca, ...formas]) => {
  const alguma = `(?:${formas.join('|')})(?![A-Z])`
  // A digit may follow without a blank: "M.BENZ313".
  return {
    marca,
    forma: new RegExp(`(?<![A-Z0-9])${alguma}`),
    denovo: new RegExp(`^[\\s/-]*(?:SR ?/ ?)?${alguma}`),
  }
})

export interface MarcaAchada {
  readonly marca: string
  /** Where the text goes on behind the make. */
  readonly fim: number
}

/** The make that stands first in a flattened text (`aplanar`). */
export function acharMarca(texto: string): MarcaAchada | null {
  let melhor: (MarcaAchada & { readonly indice: number }) | null = null
  for (const { marca, forma, denovo } of FORMAS) {
    const m = forma.exec(texto)
    if (!m || (melhor && m.index >= melhor.indice)) continue
    const fim = m.index + m[0].length
    melhor = { indice: m.index, marca, fim: fim + (denovo.exec(texto.slice(fim))?.[0].length ?? 0) }
  }
  return melhor
}
