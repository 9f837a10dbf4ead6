/**
 * What guards money that people take by hand: the sum against what is missing, the day, the second person, the
 * discount. Every limit is the house's data. Pure; the caller has locked the sale.
 */
import type { Dia } from '../calendario/dia.ts'
import { formatarDia, somarDias } from '../calendario/tempo-brasilia.ts'
import { type Centavos, formatarReais, porcentagemDe } from '../comum/dinheiro.ts'
import { ROTULO_DO_TIPO_DE_PAGAMENTO, type TipoDePagamento } from './tipos-de-pagamento.ts'

/** What the staff may take by hand; boletos and online cards come from the bank. */
export const TIPOS_MANUAIS = [
  'DEPOSITO',
  'DINHEIRO',
  'CHEQUE',
  'CARTAO_DE_CREDITO_MANUAL',
  'A_RECEBER',
  'BOLETO_INTERNO',
  'DIFERENCA_XLS',
] as const satisfies readonly TipoDePagamento[]
export type TipoManual = (typeof TIPOS_MANUAIS)[number]

/** Kinds that a house may put under the rule of two: whatever a person took, or says was taken. */
export const TIPOS_SOB_GUARDA = [
  'DINHEIRO',
  'CHEQUE',
  'CARTAO_DE_CREDITO_MANUAL',
  'DEPOSITO',
  'A_RECEBER',
  'DIFERENCA_XLS',
] as const satisfies readonly TipoManual[]

export interface RegraDaCasa {
  /** From this sum on, a second person; null: the house does without. */
  readonly segundoAprovadorDesde: Centavos | null
  readonly segundoAprovadorTipos: readonly string[]
}

export interface LinhaGuardada {
  readonly tipo: TipoDePagamento
  readonly valor: Centavos
  /** The staff who registered it or sent a proof for it. */
  readonly quemLancou: readonly number[]
}

/**
 * The guarded sum that this person took in this sale, the line at hand among them. All lines of one person in one
 * sale count together, or the limit could be split over several lines.
 */
function somaDaPessoa(regra: RegraDaCasa, pessoa: number, linhas: readonly LinhaGuardada[]): Centavos {
  return linhas
    .filter((l) => regra.segundoAprovadorTipos.includes(l.tipo) && l.quemLancou.includes(pessoa))
    .reduce((t, l) => t + l.valor, 0)
}

/**
 * Why this person may not approve the line alone; null when he may. `daVenda`: the lines of the sale that count, the one
 * at hand among them. What goes beyond the sum that is due is always for two.
 */
export function impedimentoDoMesmoAprovador(
  regra: RegraDaCasa,
  linha: LinhaGuardada,
  daVenda: readonly LinhaGuardada[],
  pessoa: number,
  excede: boolean,
): string | null {
  const desde = regra.segundoAprovadorDesde
  if (desde === null || !regra.segundoAprovadorTipos.includes(linha.tipo)) return null
  if (!linha.quemLancou.includes(pessoa)) return null
  if (excede) return 'O valor passa do que falta pagar: outra pessoa precisa aprovar.'
  return somaDaPessoa(regra, pessoa, daVenda) < desde
    ? null
    : `Quem lançou não aprova a partir de ${formatarReais(desde)} (${ROTULO_DO_TIPO_DE_PAGAMENTO[linha.tipo]}): outra pessoa precisa aprovar.`
}

export interface ResumoDoPagamento {
  readonly antes: Centavos
  /** never below zero */
  readonly depois: Centavos
  /** what would have to be sent back */
  readonly excede: Centavos
}

/** What a payment does to what is missing; shown before it is confirmed. */
export function resumoDoPagamento(falta: Centavos, valor: Centavos): ResumoDoPagamento {
  const antes = Math.max(0, falta)
  return { antes, depois: Math.max(0, antes - valor), excede: Math.max(0, valor - antes) }
}

/** The sentence of the warning; null when the payment fits. */
export function avisoDeExcedente(r: ResumoDoPagamento): string | null {
  if (r.excede === 0) return null
  return r.antes === 0
    ? `Nada falta pagar: os ${formatarReais(r.excede)} terão de ser devolvidos.`
    : `Faltam ${formatarReais(r.antes)}: ${formatarReais(r.excede)} passam do que é devido e terão de ser devolvidos.`
}

/** The house may wait at most so long for what is only promised. */
export const DIAS_A_RECEBER = 180

/**
 * Why this cannot be the day of a payment. Money that was taken lies between the day of the sale and today; a promise
 * (`prevista`) between today and half a year.
 */
export function erroDaData(
  dia: Dia,
  { hoje, daVenda, prevista }: { readonly hoje: Dia; readonly daVenda: Dia; readonly prevista: boolean },
): string | null {
  if (prevista) {
    if (dia < hoje) return 'O vencimento não pode estar no passado.'
    return dia > somarDias(hoje, DIAS_A_RECEBER)
      ? `O vencimento pode ser de no máximo ${DIAS_A_RECEBER} dias.`
      : null
  }
  if (dia > hoje) return 'A data não pode estar no futuro.'
  return dia < daVenda ? `A data não pode ser anterior à venda (${formatarDia(daVenda)}).` : null
}

export const PAPEIS_QUE_DESCONTAM = ['Acerto', 'Financeiro', 'GerenteAcerto', 'ADM'] as const

/** The largest discount that one of these roles gives. The widest role counts; a role without a limit gives none. */
export function descontoMaximo(
  papeis: readonly string[],
  limites: Readonly<Record<string, number>>,
  total: Centavos,
): { readonly porcentagem: number; readonly valor: Centavos } {
  const porcentagem = Math.max(
    0,
    ...PAPEIS_QUE_DESCONTAM.filter((p) => papeis.includes(p)).map((p) => limites[p] ?? 0),
  )
  return { porcentagem, valor: Math.min(total, porcentagemDe(total, porcentagem)) }
}
