/**
 * What one row of an import may say about a vehicle and its lot, after reading: codes instead of words, centavos
 * instead of prices, identifiers in their stored form. Every field is optional: a blank cell says nothing, and an
 * update leaves what it does not mention. Names are those of the tables `veiculo` and `lote`.
 */
import type { Centavos } from '@martelo/domain/comum/dinheiro.ts'

export interface ValoresDoVeiculo {
  readonly nome: string
  readonly marca: string
  readonly modelo: string
  readonly versaoModelo: string
  readonly anoFabricacao: number
  readonly anoModelo: number
  readonly cor: string
  readonly placa: string
  readonly placaUf: string
  readonly chassi: string
  readonly numeroMotor: string
  readonly renavam: string
  readonly combustivel: string
  readonly km: number
  readonly cambio: string
  /** Id of `TIPOS_DE_LOTE`. */
  readonly tipoId: number
  readonly conservacao: string
  readonly sinistro: string
  readonly monta: string
  readonly retomada: string
  readonly possuiChave: boolean
  readonly valorMercado: Centavos
  readonly fipeCodigo: string
  readonly fipeNome: string
  readonly fipeValor: Centavos
  readonly prazoDocumento: number
  readonly observacoes: string
  readonly cidade: string
  readonly uf: string
  /** A name; saving finds the record, or says that there is none. */
  readonly patio: string
  readonly comitente: string
  readonly comitenteCnpj: string
}

export interface ValoresDoLote {
  readonly numero: string
  readonly posicaoLeilao: number
  readonly descricao: string
  readonly minimo: Centavos
  readonly incremento: Centavos
  readonly valorComitente: Centavos
  readonly compreJa: Centavos
  readonly valorProposta: Centavos
  readonly despachante: Centavos
  readonly remocao: Centavos
  readonly vistoria: Centavos
  readonly outros: Centavos
  readonly depositoDeBens: Centavos
  readonly taxaAdm: Centavos
  /** Percent: 5 is 5 %. */
  readonly comissaoPorcentagem: number
  readonly tipoNegociacao: string
  readonly condicional: boolean
  /** Epoch milliseconds. */
  readonly dataInicio: number
  readonly dataFim: number
}

export type Valores = ValoresDoVeiculo & ValoresDoLote
export type Campo = keyof Valores
export type ValorDoCampo = Valores[Campo]

/** Answers of detailed items by field, as `itens-detalhados.ts` of the domain codes them. */
export type Itens = Readonly<Record<string, string>>
