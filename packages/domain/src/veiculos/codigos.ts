// Code tables of a vehicle: fuel and colour, each with its label (use the functions: a missing one never shows as
// a code); the RENAVAM codes beside the product's own. Fuel codes GAS, ALC, DIE, FLE are the specification's, the
// others ours. RENAVAM codes are public facts and text (leading zeros count); they come in by integration and are
// translated once, here.

export const COMBUSTIVEIS = {
  GAS: 'Gasolina',
  ALC: 'Etanol',
  DIE: 'Diesel',
  FLE: 'Flex',
  GNV: 'GNV',
  FGN: 'Flex + GNV',
  HIB: 'Híbrido',
  HIF: 'Híbrido flex',
  HPI: 'Híbrido plug-in',
  HDI: 'Híbrido diesel',
  ELE: 'Elétrico',
  OUT: 'Outro',
} as const

export type Combustivel = keyof typeof COMBUSTIVEIS

const NAO_INFORMADO = 'Não informado'

export function ehCombustivel(valor: unknown): valor is Combustivel {
  return typeof valor === 'string' && Object.hasOwn(COMBUSTIVEIS, valor)
}

export function rotuloDoCombustivel(codigo: string | null): string {
  return ehCombustivel(codigo) ? COMBUSTIVEIS[codigo] : NAO_INFORMADO
}

type LinhaRenavam = { readonly nome: string; readonly combustivel: Combustivel }
const combustivel = (nome: string, codigo: Combustivel): LinhaRenavam => ({ nome, combustivel: codigo })

/** RENAVAM fuel codes and the product's code for each. */
export const COMBUSTIVEIS_RENAVAM: Readonly<Record<string, LinhaRenavam>> = {
  '01': combustivel('Álcool', 'ALC'),
  '02': combustivel('Gasolina', 'GAS'),
  '03': combustivel('Diesel', 'DIE'),
  '04': combustivel('Gasogênio', 'OUT'),
  '05': combustivel('Gás metano', 'OUT'),
  '06': combustivel('Elétrico/fonte interna', 'ELE'),
  '07': combustivel('Elétrico/fonte externa', 'ELE'),
  '08': combustivel('Gasolina/gás natural combustível', 'GNV'),
  '09': combustivel('Álcool/gás natural combustível', 'GNV'),
  '10': combustivel('Diesel/gás natural combustível', 'GNV'),
  '11': combustivel('Vide campo observação', 'OUT'),
  '12': combustivel('Álcool/gás natural veicular', 'GNV'),
  '13': combustivel('Gasolina/gás natural veicular', 'GNV'),
  '14': combustivel('Diesel/gás natural veicular', 'GNV'),
  '15': combustivel('Gás natural veicular', 'GNV'),
  '16': combustivel('Álcool/gasolina', 'FLE'),
  '17': combustivel('Gasolina/álcool/gás natural veicular', 'FGN'),
  '18': combustivel('Gasolina/elétrico', 'HIB'),
}

/** RENAVAM colour codes, as the product names colours. */
export const CORES: Readonly<Record<string, string>> = {
  '01': 'Amarelo',
  '02': 'Azul',
  '03': 'Bege',
  '04': 'Branca',
  '05': 'Cinza',
  '06': 'Dourada',
  '07': 'Grená',
  '08': 'Laranja',
  '09': 'Marrom',
  '10': 'Prata',
  '11': 'Preta',
  '12': 'Rosa',
  '13': 'Roxa',
  '14': 'Verde',
  '15': 'Vermelha',
  '16': 'Fantasia',
}
