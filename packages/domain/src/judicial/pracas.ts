// A court's auction is held in two rounds (praças; CPC, arts. 886, 891): in the first no bid may be below the valuation,
// in the second none below the share of it that the judge fixed, or half where he fixed none. Refuses: a second round
// before the first has ended without a bid, a share below half that no judge fixed.
import { formatarDataHora } from '../calendario/tempo-brasilia.ts'
import { type Centavos, porcentagemDe } from '../comum/dinheiro.ts'
import type { SituacaoLeilao } from '../leiloes/situacoes.ts'
import { impedimentoDoMinimo } from '../lotes/conferir-lote.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'

export type Praca = 1 | 2

/** Below it a price is vile (art. 891, sole paragraph), unless the judge fixed another. */
export const MENOR_PORCENTAGEM = 50

export const ROTULO_DA_PRACA: Readonly<Record<Praca, string>> = { 1: '1ª praça', 2: '2ª praça' }

/** A lot on a paper: in which round of which case it stands. */
export interface LoteEmJuizo {
  readonly praca: Praca
  readonly processo: string
  readonly vara: string
  readonly comarca: string
}

export const dizerJuizo = (j: LoteEmJuizo): string =>
  `${ROTULO_DA_PRACA[j.praca]} · Processo ${j.processo} · ${j.vara}, ${j.comarca}`

export interface RegrasDasPracas {
  /** share of the valuation that the second round begins at, percent */
  readonly segundaPorcentagem: number
}

/** What the first bid of a round must reach, half a centavo up: a rounded price is never below the share. */
export function minimoDaPraca(praca: Praca, avaliacao: Centavos, r: RegrasDasPracas): Centavos {
  if (praca === 1) return avaliacao
  const arredondado = porcentagemDe(avaliacao, r.segundaPorcentagem)
  return arredondado * 100 < avaliacao * r.segundaPorcentagem ? arredondado + 1 : arredondado
}

/** Why a lot's valuation does not change any more; null: it may. */
export function avaliacaoPresa(l: { readonly praca: Praca; readonly lance: Centavos | null }): string | null {
  if (l.praca === 2) return 'O lote está na 2ª praça: a avaliação não muda mais.'
  return impedimentoDoMinimo(l.lance)
}

export interface DadosDoProcesso extends RegrasDasPracas {
  readonly processo: string
  readonly fixadaPeloJuiz: boolean
  /** epoch ms: from when each round takes bids, and when its first lot ends */
  readonly primeiraInicio: number
  readonly primeiraFim: number
  readonly segundaInicio: number
  readonly segundaFim: number
}

/** A case's number as the courts write it: 0000000-00.0000.0.00.0000, with its check digits (CNJ Res. 65/2008). */
export function processoValido(numero: string): boolean {
  const p = /^(\d{7})-(\d{2})\.(\d{4})\.(\d)\.(\d{2})\.(\d{4})$/.exec(numero)
  if (p === null) return false
  const [, seq = '', digitos = '', ano = '', justica = '', tribunal = '', origem = ''] = p
  return BigInt(`${seq}${ano}${justica}${tribunal}${origem}${digitos}`) % 97n === 1n
}

/** Portuguese sentence by field; empty when nothing contradicts. */
export function contradicoesDoProcesso(d: DadosDoProcesso): Record<string, string> {
  const erros: Record<string, string> = {}
  const fim = formatarDataHora(d.primeiraFim)
  if (!processoValido(d.processo))
    erros.processo = 'Confira o número: o dígito verificador não corresponde. Ex.: 0000001-45.2024.8.26.0100.'
  if (d.primeiraInicio >= d.primeiraFim)
    erros.primeiraInicio = `A 1ª praça se encerra na data do leilão, ${fim}: comece antes.`
  if (d.segundaInicio < d.primeiraFim)
    erros.segundaInicio = `A 1ª praça se encerra na data do leilão, ${fim}: a 2ª começa depois.`
  if (d.segundaFim <= d.segundaInicio) erros.segundaFim = 'A 2ª praça termina depois do seu início.'
  if (d.segundaPorcentagem < MENOR_PORCENTAGEM && !d.fixadaPeloJuiz)
    erros.segundaPorcentagem = `Abaixo de ${MENOR_PORCENTAGEM}% o preço é vil, salvo se o juiz o fixou.`
  return erros
}

export interface LoteNaPraca {
  readonly praca: Praca
  readonly situacao: SituacaoLote
  readonly situacaoLeilao: SituacaoLeilao
  readonly lance: Centavos | null
  readonly avaliacao: Centavos | null
  readonly segundaInicio: number
  readonly segundaFim: number
  readonly agora: number
}

/** Why a lot may not go into its second round; null when it may. */
export function impedimentoDaSegundaPraca(l: LoteNaPraca): string | null {
  if (l.praca === 2) return 'O lote já está na 2ª praça.'
  if (l.situacao !== 'NAO_ARREMATADO') return 'A 1ª praça deste lote ainda não terminou sem lance.'
  if (l.lance !== null) return 'O lote teve lance na 1ª praça.'
  if (l.avaliacao === null) return 'Falta a avaliação do bem.'
  if (l.situacaoLeilao === 'EXECUTADO' || l.situacaoLeilao === 'CANCELADO')
    return 'O leilão já foi encerrado ou cancelado.'
  if (l.agora < l.segundaInicio) return 'A 2ª praça ainda não começou.'
  return l.agora >= l.segundaFim ? 'A data da 2ª praça já passou.' : null
}

/** When a lot ends in the second round, epoch ms: the first at the date of the case, the others one after another. */
export const fimNaSegundaPraca = (d: {
  readonly segundaFim: number
  /** the latest end among those that are in it already */
  readonly ultimoFim: number | null
  readonly intervaloSegundos: number
}): number =>
  d.ultimoFim === null ? d.segundaFim : Math.max(d.segundaFim, d.ultimoFim + d.intervaloSegundos * 1000)
