/**
 * Freight of a car to the 27 capitals from the two origins, in reais (`frete.ts` alone reads and converts them) and
 * days. The specification gives four of the rows; the others come from one formula (straight-line distance, surcharge
 * and time for the ferries to Manaus, Macapá and Boa Vista) that reproduces those four. Starting values: a hotsite
 * may have its own.
 */
export const ORIGENS_DO_FRETE = { PA: 'Belém', GO: 'Goiânia' } as const

export interface LinhaDoFrete {
  readonly uf: string
  readonly capital: string
  readonly ibge: string
  readonly regiao: string
  /** Reais and days from each origin. */
  readonly PA: readonly [valor: number, prazo: number]
  readonly GO: readonly [valor: number, prazo: number]
}

// biome-ignore format: one row per line is what makes a table readable
export const FRETE_DAS_CAPITAIS: readonly LinhaDoFrete[] = [
  { uf: 'DF', capital: 'Brasília', ibge: '5300108', regiao: 'Centro-Oeste', PA: [1650, 15], GO: [500, 5] },
  { uf: 'MS', capital: 'Campo Grande', ibge: '5002704', regiao: 'Centro-Oeste', PA: [2150, 19], GO: [900, 9] },
  { uf: 'MT', capital: 'Cuiabá', ibge: '5103403', regiao: 'Centro-Oeste', PA: [1800, 16], GO: [950, 9] },
  { uf: 'GO', capital: 'Goiânia', ibge: '5208707', regiao: 'Centro-Oeste', PA: [1700, 15], GO: [200, 2] },
  { uf: 'SE', capital: 'Aracaju', ibge: '2800308', regiao: 'Nordeste', PA: [1650, 15], GO: [1550, 14] },
  { uf: 'CE', capital: 'Fortaleza', ibge: '2304400', regiao: 'Nordeste', PA: [1250, 12], GO: [1850, 16] },
  { uf: 'PB', capital: 'João Pessoa', ibge: '2507507', regiao: 'Nordeste', PA: [1650, 15], GO: [1850, 17] },
  { uf: 'AL', capital: 'Maceió', ibge: '2704302', regiao: 'Nordeste', PA: [1700, 15], GO: [1700, 15] },
  { uf: 'RN', capital: 'Natal', ibge: '2408102', regiao: 'Nordeste', PA: [1600, 14], GO: [1900, 17] },
  { uf: 'PE', capital: 'Recife', ibge: '2611606', regiao: 'Nordeste', PA: [1700, 15], GO: [1850, 16] },
  { uf: 'BA', capital: 'Salvador', ibge: '2927408', regiao: 'Nordeste', PA: [1700, 15], GO: [1350, 12] },
  { uf: 'MA', capital: 'São Luís', ibge: '2111300', regiao: 'Nordeste', PA: [750, 7], GO: [1700, 15] },
  { uf: 'PI', capital: 'Teresina', ibge: '2211001', regiao: 'Nordeste', PA: [950, 9], GO: [1550, 14] },
  { uf: 'PA', capital: 'Belém', ibge: '1501402', regiao: 'Norte', PA: [300, 1], GO: [1700, 15] },
  { uf: 'RR', capital: 'Boa Vista', ibge: '1400100', regiao: 'Norte', PA: [2150, 28], GO: [3000, 35] },
  { uf: 'AP', capital: 'Macapá', ibge: '1600303', regiao: 'Norte', PA: [1250, 20], GO: [2500, 30] },
  { uf: 'AM', capital: 'Manaus', ibge: '1302603', regiao: 'Norte', PA: [2050, 27], GO: [2550, 31] },
  { uf: 'TO', capital: 'Palmas', ibge: '1721000', regiao: 'Norte', PA: [1150, 11], GO: [950, 9] },
  { uf: 'RO', capital: 'Porto Velho', ibge: '1100205', regiao: 'Norte', PA: [1850, 17], GO: [1800, 16] },
  { uf: 'AC', capital: 'Rio Branco', ibge: '1200401', regiao: 'Norte', PA: [2250, 20], GO: [2050, 18] },
  { uf: 'MG', capital: 'Belo Horizonte', ibge: '3106200', regiao: 'Sudeste', PA: [2050, 18], GO: [900, 8] },
  { uf: 'RJ', capital: 'Rio de Janeiro', ibge: '3304557', regiao: 'Sudeste', PA: [2300, 20], GO: [1100, 10] },
  { uf: 'SP', capital: 'São Paulo', ibge: '3550308', regiao: 'Sudeste', PA: [2350, 20], GO: [1000, 9] },
  { uf: 'ES', capital: 'Vitória', ibge: '3205309', regiao: 'Sudeste', PA: [2200, 19], GO: [1200, 11] },
  { uf: 'PR', capital: 'Curitiba', ibge: '4106902', regiao: 'Sul', PA: [2500, 22], GO: [1150, 10] },
  { uf: 'SC', capital: 'Florianópolis', ibge: '4205407', regiao: 'Sul', PA: [2700, 23], GO: [1350, 12] },
  { uf: 'RS', capital: 'Porto Alegre', ibge: '4314902', regiao: 'Sul', PA: [2900, 25], GO: [1550, 14] },
]
