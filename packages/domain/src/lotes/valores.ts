// What a lot costs: current value, commission, expenses, total payable, and the whole account before a bid, with the
// fixed fee (`taxaAdm`). Rules (specification 3): the commission is a percentage of the current bid, or of the
// minimum before any bid (of a buy-now `compreJaPorcentagem`, when set); expenses count only positive amounts. Each
// percentage is rounded half up on its own lot, never on the sum of several. The reserve is no part of this module.
import { type Centavos, porcentagemDe, somarPositivos } from '../comum/dinheiro.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'

/** Amounts in centavos, percentages in percent (5 is 5 %). Null: not set. */
export type ValorDoLote = {
  readonly minimo: Centavos
  readonly incremento: Centavos
  readonly despachante?: Centavos | null
  readonly outros?: Centavos | null
  readonly remocao?: Centavos | null
  readonly depositoDeBens?: Centavos | null
  readonly vistoria?: Centavos | null
  /** Fixed fee per lot charged to the buyer, from the auction's settings. */
  readonly taxaAdm?: Centavos | null
  readonly compreJa?: Centavos | null
  readonly comissaoPorcentagem?: number | null
  readonly comissaoExtraPorcentagem?: number | null
  readonly compreJaPorcentagem?: number | null
  readonly comissaoExtraMensagem?: string | null
  /** Last bid; null before the first. */
  readonly lance: Centavos | null
}

const DESPESAS_FIXAS = ['despachante', 'outros', 'remocao', 'depositoDeBens', 'vistoria', 'taxaAdm'] as const
type DespesaFixa = (typeof DESPESAS_FIXAS)[number]
export type Despesa = DespesaFixa | 'comissao' | 'comissaoExtra'

export type Composicao = {
  /** What the percentages are taken of: the bid, the offer, the buy-now price or the minimum. */
  readonly valor: Centavos
  readonly comissaoValorCalculado: Centavos | null
  readonly comissaoExtraValorCalculado: Centavos | null
  /** The positive expenses in their order, commissions included. */
  readonly despesas: readonly { readonly despesa: Despesa; readonly valor: Centavos }[]
  readonly totalDespesas: Centavos
  readonly totalAPagar: Centavos
}

/** The last bid, or the minimum before the first one. */
export function valorAtualDoLote(valor: Pick<ValorDoLote, 'lance' | 'minimo'>): Centavos {
  return valor.lance ?? valor.minimo
}

const comissao = (base: Centavos, taxa: number | null | undefined): Centavos | null =>
  taxa == null || taxa <= 0 ? null : porcentagemDe(base, taxa)

function compor(lote: ValorDoLote, valor: Centavos, taxa: number | null | undefined): Composicao {
  const comissaoValorCalculado = comissao(valor, taxa)
  const comissaoExtraValorCalculado = comissao(valor, lote.comissaoExtraPorcentagem)
  const todas: { despesa: Despesa; valor: Centavos | null | undefined }[] = [
    { despesa: 'comissao', valor: comissaoValorCalculado },
    { despesa: 'comissaoExtra', valor: comissaoExtraValorCalculado },
    ...DESPESAS_FIXAS.map((despesa) => ({ despesa, valor: lote[despesa] })),
  ]
  const despesas = todas.flatMap(({ despesa, valor: v }) =>
    v != null && v > 0 ? [{ despesa, valor: v }] : [],
  )
  const totalDespesas = somarPositivos(despesas.map((d) => d.valor))
  return {
    valor,
    comissaoValorCalculado,
    comissaoExtraValorCalculado,
    despesas,
    totalDespesas,
    totalAPagar: valor + totalDespesas,
  }
}

/** The account at the current value: the computed fields of the specification's lot value. */
export function composicaoDoLote(lote: ValorDoLote): Composicao {
  return compor(lote, valorAtualDoLote(lote), lote.comissaoPorcentagem)
}

/** "If you win at this value you pay": the account shown beside the bid button. `oferta` in centavos. */
export function composicaoDaOferta(lote: ValorDoLote, oferta: Centavos): Composicao {
  return compor(lote, oferta, lote.comissaoPorcentagem)
}

/** The account of a buy-now, or null when the lot has no such price. */
export function composicaoDoCompreJa(lote: ValorDoLote): Composicao | null {
  if (lote.compreJa == null || lote.compreJa <= 0) return null
  return compor(lote, lote.compreJa, lote.compreJaPorcentagem ?? lote.comissaoPorcentagem)
}

const ROTULOS: Readonly<Record<Exclude<Despesa, 'comissao'>, string>> = {
  comissaoExtra: 'Comissão extra',
  despachante: 'Despachante',
  outros: 'Outros',
  remocao: 'Remoção',
  depositoDeBens: 'Depósito de bens',
  vistoria: 'Vistoria',
  taxaAdm: 'Taxa administrativa',
}

/** A shop may not charge a "comissão do leiloeiro" by that name. */
export function rotuloDaDespesa(despesa: Despesa, tipo: TipoHotsite): string {
  if (despesa === 'comissao') return tipo === 'leilao' ? 'Comissão do leiloeiro' : 'Taxa de serviço'
  if (despesa === 'comissaoExtra' && tipo === 'loja') return 'Taxa de serviço extra'
  return ROTULOS[despesa]
}
