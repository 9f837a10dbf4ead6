/**
 * Every sum of a sale. All amounts are integer centavos. Sources: specification, sections 3 and 4 (fields and the
 * formula of the remaining amount) and 5 (only positive expenses count). Internal boletos are in no total; they keep
 * their own line in `porTipo`.
 */
import { type Centavos, porcentagemDe, somarPositivos } from '../comum/dinheiro.ts'
import type { SituacaoDePagamento } from '../pagamentos/states.ts'
import { contaNosTotais, TIPOS_DE_PAGAMENTO, type TipoDePagamento } from '../pagamentos/tipos-de-pagamento.ts'

/** A won lot inside a sale, with what the lot's terms add to it. Absent and negative expenses count as nothing. */
export interface ItemParaSomar {
  /** The hammer value. */
  readonly valor: Centavos
  readonly situacaoLote: string
  /** Per cent, e.g. 5. */
  readonly comissaoPorcentagem?: number | null
  readonly comissaoExtraPorcentagem?: number | null
  readonly taxaAdm?: Centavos | null
  readonly despachante?: Centavos | null
  readonly remocao?: Centavos | null
  readonly vistoria?: Centavos | null
  readonly outros?: Centavos | null
  readonly depositoDeBens?: Centavos | null
  /** The delivery fee, once a method with a fee is chosen. */
  readonly valorSedex?: Centavos | null
  readonly valorRecibo?: Centavos | null
}

/** Something sold beside the lots (a second key, a label). */
export interface ItemExtra {
  readonly valor: Centavos
  readonly valorPago: Centavos
}

/** The stored value fields of a sale, named as in the specification. */
export interface ValoresDaVenda {
  readonly valorLances: Centavos
  readonly valorComissao: Centavos
  readonly valorTaxaAdm: Centavos
  readonly valorDespachante: Centavos
  readonly valorRemocao: Centavos
  readonly valorVistoria: Centavos
  readonly valorSedex: Centavos
  /** `outros` and `depositoDeBens` of the lots: a sale has no field of its own for the latter. */
  readonly valorOutros: Centavos
  readonly valorTotalRestanteItensExtras: Centavos
  readonly valorTotalVenda: Centavos
  readonly valorRecibo: Centavos
  readonly valorDesconto: Centavos
}

export interface PagamentoParaSomar {
  readonly tipo: TipoDePagamento
  readonly valor: Centavos
  readonly situacao: SituacaoDePagamento
}

/** `total` is the sum of the lines of that type; `restante` what of it is neither approved nor being validated. */
export interface SomaDePagamentos {
  readonly total: Centavos
  readonly aguardandoPagamento: Centavos
  readonly aguardandoValidacao: Centavos
  readonly aprovado: Centavos
  readonly divergente: Centavos
  readonly restante: Centavos
}

export interface SomasDaVenda extends SomaDePagamentos {
  readonly porTipo: Readonly<Record<TipoDePagamento, SomaDePagamentos>>
  /** Of the sale's total, what no payment line covers yet: the buyer has to choose how to pay it. */
  readonly aguardandoFormaPagamento: Centavos
  /** Paid above what is due, given back already or to be given back. */
  readonly troco: Centavos
}

/** Lots in these states stay in the sale's history, but are not sold any more. */
export const LOTES_FORA_DA_VENDA: ReadonlySet<string> = new Set([
  'CLIENTE_DESISTIU',
  'CONDICIONAL',
  'CONDICIONAL_NEGADA',
  'NEGADA_CONDICIONAL',
  'CANCELADO_NO_LEILAO',
  'LOTE_CANCELADO',
  'RETIRADO',
])

export function itemConta(item: { readonly situacaoLote: string }): boolean {
  return !LOTES_FORA_DA_VENDA.has(item.situacaoLote)
}

/**
 * Commission and extra commission of one lot, each rounded half up on the hammer value; added per lot, never taken
 * from the total.
 */
export function comissaoDoItem(item: ItemParaSomar): Centavos {
  const taxas = [item.comissaoPorcentagem, item.comissaoExtraPorcentagem]
  return somarPositivos(taxas.map((taxa) => (taxa && taxa > 0 ? porcentagemDe(item.valor, taxa) : 0)))
}

export function valoresDaVenda(
  itens: readonly ItemParaSomar[],
  { desconto = 0, extras = [] }: { desconto?: Centavos; extras?: readonly ItemExtra[] } = {},
): ValoresDaVenda {
  const vendidos = itens.filter(itemConta)
  const soma = (de: (item: ItemParaSomar) => Centavos | null | undefined): Centavos =>
    somarPositivos(vendidos.map(de))
  const partes = {
    valorLances: soma((i) => i.valor),
    valorComissao: soma(comissaoDoItem),
    valorTaxaAdm: soma((i) => i.taxaAdm),
    valorDespachante: soma((i) => i.despachante),
    valorRemocao: soma((i) => i.remocao),
    valorVistoria: soma((i) => i.vistoria),
    valorSedex: soma((i) => i.valorSedex),
    valorOutros: soma((i) => i.outros) + soma((i) => i.depositoDeBens),
    valorTotalRestanteItensExtras: somarPositivos(extras.map((e) => e.valor - e.valorPago)),
  }
  return {
    ...partes,
    valorTotalVenda: somarPositivos(Object.values(partes)),
    valorRecibo: soma((i) => i.valorRecibo),
    valorDesconto: Math.max(0, desconto),
  }
}

function somarPagamentos(pagamentos: readonly PagamentoParaSomar[]): SomaDePagamentos {
  const em = (situacao: SituacaoDePagamento): Centavos =>
    somarPositivos(pagamentos.filter((p) => p.situacao === situacao).map((p) => p.valor))
  const aguardandoPagamento = em('aguardandoEnvio')
  const aguardandoValidacao = em('aguardandoValidacao')
  const aprovado = em('aprovado')
  const divergente = em('divergente')
  return {
    total: aguardandoPagamento + aguardandoValidacao + aprovado + divergente,
    aguardandoPagamento,
    aguardandoValidacao,
    aprovado,
    divergente,
    restante: aguardandoPagamento + divergente,
  }
}

type ValoresParaSomas = Pick<ValoresDaVenda, 'valorTotalVenda' | 'valorRecibo' | 'valorDesconto'>

/**
 * restante = total − awaiting validation − approved − receipts of the items − discount. A proof that is only sent
 * already lowers it; whether a sale is paid is another question: `estaQuitada`. The discount is no part of the total,
 * and `valorRecibo` no expense: it was settled against a receipt outside the product. `devolvido` is what of the
 * approved money has left the house as an excess: when the sale costs more again, it is missing.
 */
export function somasDaVenda(
  valores: ValoresParaSomas,
  pagamentos: readonly PagamentoParaSomar[],
  devolvido: Centavos = 0,
): SomasDaVenda {
  const contados = pagamentos.filter((p) => contaNosTotais(p.tipo))
  const geral = somarPagamentos(contados)
  const devido = valores.valorTotalVenda - valores.valorRecibo - valores.valorDesconto
  const porTipo = Object.fromEntries(
    TIPOS_DE_PAGAMENTO.map((tipo) => [tipo, somarPagamentos(pagamentos.filter((p) => p.tipo === tipo))]),
  ) as Record<TipoDePagamento, SomaDePagamentos>
  return {
    ...geral,
    porTipo,
    restante: devido - geral.aguardandoValidacao - geral.aprovado + devolvido,
    aguardandoFormaPagamento: Math.max(0, devido + devolvido - geral.total),
    troco: Math.max(0, geral.aprovado - devido),
  }
}

/** Whether approved money covers all that is due: the condition for closing a sale. */
export function estaQuitada(
  valores: ValoresParaSomas,
  pagamentos: readonly PagamentoParaSomar[],
  devolvido: Centavos = 0,
): boolean {
  const { aprovado } = somasDaVenda(valores, pagamentos)
  return aprovado - devolvido >= valores.valorTotalVenda - valores.valorRecibo - valores.valorDesconto
}

/**
 * "A flag telling whether the shipping method is defined for all non-equipment items" (specification, section 3).
 * Equipment has no vehicle documents to be sent.
 */
export function metodoDeEntregaDefinido(
  itens: readonly {
    readonly situacaoLote: string
    readonly categoria: string
    readonly metodoEnvio: string | null
  }[],
): boolean {
  return itens
    .filter((i) => itemConta(i) && i.categoria !== 'Equipamentos')
    .every((i) => i.metodoEnvio !== null)
}
