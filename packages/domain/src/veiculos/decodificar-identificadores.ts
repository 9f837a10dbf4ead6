// What a chassis number and a plate say by themselves: the maker and country from the first three positions (ISO 3780), the
// model year from the tenth, the state of the first registration from the letters of the plate (Contran's ranges). Facts for
// the person who fills a form; nothing is written by itself, and what no table names is not guessed.
import { avaliarChassi } from '../comum/identificadores/chassi.ts'
import { normalizarPlaca, padraoDaPlaca } from '../comum/identificadores/placa.ts'

/** First three positions of makers that are met in Brazil. */
const FABRICANTES: Readonly<Record<string, string>> = {
  '93H': 'Honda',
  '93Y': 'Renault',
  '93X': 'Mitsubishi',
  '93U': 'Audi',
  '93V': 'Audi',
  '93R': 'Toyota',
  '93Z': 'Iveco',
  '93W': 'Fiat',
  '938': 'Mini',
  '935': 'Citroën',
  '936': 'Peugeot',
  '93K': 'Volvo',
  '94D': 'Nissan',
  '94G': 'Marcopolo',
  '953': 'Volkswagen Caminhões',
  '95P': 'CAOA Hyundai',
  '95V': 'BMW Motorrad',
  '95Z': 'Suzuki',
  '988': 'Jeep',
  '98R': 'Chery',
  '98M': 'BMW',
  '99A': 'Audi',
  '99J': 'Land Rover',
  '99H': 'Shineray',
  '9BD': 'Fiat',
  '9BF': 'Ford',
  '9BG': 'Chevrolet',
  '9BH': 'Hyundai',
  '9BM': 'Mercedes-Benz',
  '9BR': 'Toyota',
  '9BS': 'Scania',
  '9BV': 'Volvo',
  '9BW': 'Volkswagen',
  '9C2': 'Honda Motos',
  '9C6': 'Yamaha',
  '9CD': 'Suzuki Motos',
  '8AD': 'Peugeot',
  '8AF': 'Ford',
  '8AG': 'Chevrolet',
  '8AJ': 'Toyota',
  '8AK': 'Suzuki',
  '8AP': 'Fiat',
  '8AW': 'Volkswagen',
  '8A1': 'Renault',
  '8BC': 'Citroën',
  '3FA': 'Ford',
  '3GN': 'Chevrolet',
  '3N1': 'Nissan',
  '3VW': 'Volkswagen',
  KMH: 'Hyundai',
  KNA: 'Kia',
  KND: 'Kia',
  KPT: 'SsangYong',
  JHM: 'Honda',
  JMB: 'Mitsubishi',
  JTD: 'Toyota',
  LGX: 'BYD',
  LVV: 'Chery',
  SAL: 'Land Rover',
  VF1: 'Renault',
  VF3: 'Peugeot',
  VF7: 'Citroën',
  WAU: 'Audi',
  WBA: 'BMW',
  WDB: 'Mercedes-Benz',
  WDD: 'Mercedes-Benz',
  WVW: 'Volkswagen',
  YV1: 'Volvo',
  ZFA: 'Fiat',
}

/** Country by the first one or two positions, the longest first. */
const PAISES: readonly (readonly [RegExp, string])[] = [
  [/^9[A-E3-9]/, 'Brasil'],
  [/^8[A-E]/, 'Argentina'],
  [/^8[F-K]/, 'Chile'],
  [/^[145]/, 'Estados Unidos'],
  [/^2/, 'Canadá'],
  [/^3[A-W]/, 'México'],
  [/^J/, 'Japão'],
  [/^K[L-R]/, 'Coreia do Sul'],
  [/^L/, 'China'],
  [/^S[A-M]/, 'Reino Unido'],
  [/^V[F-R]/, 'França'],
  [/^V[S-W]/, 'Espanha'],
  [/^W/, 'Alemanha'],
  [/^Y[S-W]/, 'Suécia'],
  [/^Z[A-R]/, 'Itália'],
]

/** Last letters of each state's range of plates, in order. */
const SERIES: readonly (readonly [ate: string, uf: string])[] = [
  ['BEZ', 'PR'],
  ['GKI', 'SP'],
  ['HOK', 'MG'],
  ['HQE', 'MA'],
  ['HTW', 'MS'],
  ['HZA', 'CE'],
  ['IAP', 'SE'],
  ['JDO', 'RS'],
  ['JKR', 'DF'],
  ['JSZ', 'BA'],
  ['JWE', 'PA'],
  ['JXY', 'AM'],
  ['KAU', 'MT'],
  ['KFC', 'GO'],
  ['KME', 'PE'],
  ['LVE', 'RJ'],
  ['LWQ', 'PI'],
  ['MMM', 'SC'],
  ['MOW', 'PB'],
  ['MTZ', 'ES'],
  ['MVK', 'AL'],
  ['MXG', 'TO'],
  ['MZM', 'RN'],
  ['NAG', 'AC'],
  ['NBA', 'RR'],
  ['NEH', 'RO'],
  ['NFB', 'AP'],
  ['NGZ', 'GO'],
]

export interface FatosDoChassi {
  readonly fabricante: string | null
  readonly pais: string | null
  readonly anosPossiveis: readonly number[]
  /** the one of the possible years that has come, with the next model year; null when the tenth position says nothing */
  readonly anoModelo: number | null
}

/** `anoAtual`: model years beyond the next one are not sold yet. */
export function decodificarChassi(texto: string, anoAtual: number): FatosDoChassi | null {
  const { chassi, anosPossiveis } = avaliarChassi(texto)
  if (chassi.length !== 17) return null
  const chegados = anosPossiveis.filter((a) => a <= anoAtual + 1)
  return {
    fabricante: FABRICANTES[chassi.slice(0, 3)] ?? null,
    pais: PAISES.find(([padrao]) => padrao.test(chassi))?.[1] ?? null,
    anosPossiveis: chegados,
    anoModelo: chegados.at(-1) ?? null,
  }
}

/** The state in which a plate was first given out; null: no plate, or a range that states share. */
export function ufDaPlaca(texto: string): string | null {
  if (padraoDaPlaca(texto) === null) return null
  const letras = normalizarPlaca(texto).slice(0, 3)
  return SERIES.find(([ate]) => letras <= ate)?.[1] ?? null
}

/** One line for a form: "Volkswagen · Brasil · ano-modelo 1997". Empty when nothing is known. */
export function fatosEmPalavras(f: FatosDoChassi | null): string {
  if (f === null) return ''
  const anos = f.anosPossiveis.length === 0 ? null : `ano-modelo ${f.anosPossiveis.join(' ou ')}`
  return [f.fabricante, f.pais, anos].filter(Boolean).join(' · ')
}
