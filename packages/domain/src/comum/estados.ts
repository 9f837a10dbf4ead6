/**
 * The 27 states with their region, capital and IBGE code. Source: IBGE, territorial division (facts).
 */
export interface Estado {
  readonly sigla: string
  readonly nome: string
  readonly regiao: 'Norte' | 'Nordeste' | 'Centro-Oeste' | 'Sudeste' | 'Sul'
  readonly capital: string
  readonly codigo: number
}

const e = (
  codigo: number,
  sigla: string,
  nome: string,
  regiao: Estado['regiao'],
  capital: string,
): Estado => ({
  sigla,
  nome,
  regiao,
  capital,
  codigo,
})

export const ESTADOS: readonly Estado[] = [
  e(12, 'AC', 'Acre', 'Norte', 'Rio Branco'),
  e(27, 'AL', 'Alagoas', 'Nordeste', 'Maceió'),
  e(16, 'AP', 'Amapá', 'Norte', 'Macapá'),
  e(13, 'AM', 'Amazonas', 'Norte', 'Manaus'),
  e(29, 'BA', 'Bahia', 'Nordeste', 'Salvador'),
  e(23, 'CE', 'Ceará', 'Nordeste', 'Fortaleza'),
  e(53, 'DF', 'Distrito Federal', 'Centro-Oeste', 'Brasília'),
  e(32, 'ES', 'Espírito Santo', 'Sudeste', 'Vitória'),
  e(52, 'GO', 'Goiás', 'Centro-Oeste', 'Goiânia'),
  e(21, 'MA', 'Maranhão', 'Nordeste', 'São Luís'),
  e(51, 'MT', 'Mato Grosso', 'Centro-Oeste', 'Cuiabá'),
  e(50, 'MS', 'Mato Grosso do Sul', 'Centro-Oeste', 'Campo Grande'),
  e(31, 'MG', 'Minas Gerais', 'Sudeste', 'Belo Horizonte'),
  e(15, 'PA', 'Pará', 'Norte', 'Belém'),
  e(25, 'PB', 'Paraíba', 'Nordeste', 'João Pessoa'),
  e(41, 'PR', 'Paraná', 'Sul', 'Curitiba'),
  e(26, 'PE', 'Pernambuco', 'Nordeste', 'Recife'),
  e(22, 'PI', 'Piauí', 'Nordeste', 'Teresina'),
  e(33, 'RJ', 'Rio de Janeiro', 'Sudeste', 'Rio de Janeiro'),
  e(24, 'RN', 'Rio Grande do Norte', 'Nordeste', 'Natal'),
  e(43, 'RS', 'Rio Grande do Sul', 'Sul', 'Porto Alegre'),
  e(11, 'RO', 'Rondônia', 'Norte', 'Porto Velho'),
  e(14, 'RR', 'Roraima', 'Norte', 'Boa Vista'),
  e(42, 'SC', 'Santa Catarina', 'Sul', 'Florianópolis'),
  e(35, 'SP', 'São Paulo', 'Sudeste', 'São Paulo'),
  e(28, 'SE', 'Sergipe', 'Nordeste', 'Aracaju'),
  e(17, 'TO', 'Tocantins', 'Norte', 'Palmas'),
]

const POR_SIGLA = new Map(ESTADOS.map((x) => [x.sigla, x]))

/** The state of a two-letter code, in either case; null when there is none. */
export function estadoPorSigla(sigla: string): Estado | null {
  return POR_SIGLA.get(sigla.toUpperCase()) ?? null
}
