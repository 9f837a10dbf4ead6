// What a bidder reads of a court's lot beside its price: the round, its minimum, and what follows when no bid comes. The words
// are made where the state is made, so that rooms, pages and the auctioneer say the same.
import { formatarDataHora } from '../calendario/tempo-brasilia.ts'
import { type Centavos, formatarReais } from '../comum/dinheiro.ts'
import { quantos } from '../comum/quantos.ts'
import { type SituacaoLote, SITUACOES } from '../lotes/situacoes.ts'
import { minimoDaPraca, type Praca, type RegrasDasPracas, ROTULO_DA_PRACA } from './pracas.ts'

export interface LoteEmPraca extends RegrasDasPracas {
  readonly praca: Praca
  readonly avaliacao: Centavos
  readonly situacao: SituacaoLote
  readonly temLance: boolean
  /** epoch ms */
  readonly segundaInicio: number
  /** the auction still goes on: a lot without a bid may come back */
  readonly haSegunda: boolean
}

export interface PracaDita {
  readonly rotulo: string
  /** null: the label says all */
  readonly frase: string | null
  /** when the second round begins, epoch ms, for a lot that waits for it */
  readonly comeca: number | null
}

const porcento = (n: number): string => `${String(n).replace('.', ',')}%`

export function dizerPraca(l: LoteEmPraca): PracaDita {
  const rotulo = ROTULO_DA_PRACA[l.praca]
  const dito = (frase: string | null, comeca: number | null = null): PracaDita => ({ rotulo, frase, comeca })
  const segunda = `${formatarDataHora(l.segundaInicio)}, a partir de ${formatarReais(minimoDaPraca(2, l.avaliacao, l))}`
  if (l.situacao === 'NAO_ARREMATADO') {
    if (l.praca === 2) return dito('Sem lance nas duas praças.')
    return l.temLance || !l.haSegunda
      ? dito(null)
      : dito(`Sem lance na 1ª praça. A 2ª começa em ${segunda}.`, l.segundaInicio)
  }
  if (SITUACOES[l.situacao].recebe.length === 0 && !SITUACOES[l.situacao].aberto) return dito(null)
  if (l.praca === 2)
    return dito(
      `Última praça: a partir de ${formatarReais(minimoDaPraca(2, l.avaliacao, l))}, ${porcento(l.segundaPorcentagem)} da avaliação.`,
    )
  return dito(
    l.temLance
      ? `Avaliação: ${formatarReais(l.avaliacao)}. Com lance, o lote é vendido nesta praça.`
      : `A partir da avaliação, ${formatarReais(l.avaliacao)}. Sem lance, volta na 2ª praça em ${segunda}.`,
  )
}

/** Said to a room that waits between the rounds. */
export const dizerEspera = (e: {
  readonly lotes: number
  readonly segundaInicio: number
  readonly segundaPorcentagem: number
}): string =>
  `Entre as praças: ${quantos(e.lotes, 'lote sem lance volta', 'lotes sem lance voltam')} na 2ª praça, em ${formatarDataHora(e.segundaInicio)} (Brasília), a partir de ${porcento(e.segundaPorcentagem)} da avaliação.`

export interface DatasDasPracas extends RegrasDasPracas {
  /** epoch ms */
  readonly primeiraInicio: number
  readonly primeiraFim: number
  readonly segundaInicio: number
  readonly segundaFim: number
}

/** Both rounds with their dates and minimums, as a notice and a page say them. */
export const dizerPracas = (d: DatasDasPracas): readonly (readonly [rotulo: string, valor: string])[] => [
  [
    ROTULO_DA_PRACA[1],
    `De ${formatarDataHora(d.primeiraInicio)} a ${formatarDataHora(d.primeiraFim)}, horário de Brasília. Lances a partir da avaliação.`,
  ],
  [
    ROTULO_DA_PRACA[2],
    `Sem lance na primeira: de ${formatarDataHora(d.segundaInicio)} a ${formatarDataHora(d.segundaFim)}. Lances a partir de ${porcento(d.segundaPorcentagem)} da avaliação.`,
  ],
]
