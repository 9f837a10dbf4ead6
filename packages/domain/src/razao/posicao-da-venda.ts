// What is true of a sale and of its money now, as movements of the ledger. Pure: rows in, movements out. Money that a
// bank reported goes through `transito` (receipts to identify): what stays there waits for a person, and is not lost.
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoDePagamento } from '../pagamentos/states.ts'
import { contaNosTotais, type TipoDePagamento } from '../pagamentos/tipos-de-pagamento.ts'
import { comissaoDoItem, type ItemExtra, type ItemParaSomar, itemConta } from '../vendas/somas.ts'
import type { SituacaoDeVenda } from '../vendas/states.ts'
import type { Conta } from './plano-de-contas.ts'
import type { Fato } from './fatos-contabeis.ts'
import type { Movimento } from './lancamento.ts'

/** `comId`: it is a fine of the law on a lot of this consignor, and his, not the house's (CPC, art. 895, § 4). */
export interface ExtraNoRazao extends ItemExtra {
  readonly comId?: number | null
  /** of a late instalment by an index; else a fine on one */
  readonly correcao?: boolean
}

export interface VendaNoRazao {
  readonly situacao: SituacaoDeVenda
  readonly valorDesconto: Centavos
  readonly multaComissao: Centavos
  readonly multaValor: Centavos
  readonly itens: readonly (ItemParaSomar & { readonly comId: number })[]
  readonly extras: readonly ExtraNoRazao[]
}

const DEVIDA: ReadonlySet<SituacaoDeVenda> = new Set([
  'Aguardando Pagamento',
  'Aguardando Validação',
  'Fechada',
])
/** Whether the buyer owes the sale's sum. */
export const vendaDevida = (situacao: SituacaoDeVenda): boolean => DEVIDA.has(situacao)

const TAXAS = [
  ['taxaAdm', 'taxaAdm'],
  ['despachante', 'despachante'],
  ['remocao', 'remocao'],
  ['vistoria', 'vistoria'],
  ['depositoDeBens', 'depositoDeBens'],
  ['outros', 'outros'],
  ['envioDosDocumentos', 'valorSedex'],
  ['acertoPorRecibo', 'valorRecibo'],
] as const satisfies readonly (readonly [Fato, keyof ItemParaSomar])[]

export function posicaoDaVenda(v: VendaNoRazao): readonly Movimento[] {
  if (v.situacao === 'Cliente Desistiu')
    return [{ fato: 'multaPorDesistencia', valor: v.multaComissao + v.multaValor }]
  if (!vendaDevida(v.situacao)) return []
  const vendidos = v.itens.filter(itemConta)
  return [
    ...vendidos.flatMap((i): Movimento[] => [
      { fato: 'arremate', valor: i.valor, comId: i.comId },
      { fato: 'comissaoDoComprador', valor: comissaoDoItem(i) },
      ...TAXAS.map(([fato, campo]) => ({ fato, valor: Math.max(0, i[campo] ?? 0) })),
    ]),
    ...v.extras.map(movimentoDoExtra),
    { fato: 'desconto', valor: Math.max(0, v.valorDesconto) },
  ]
}

function movimentoDoExtra({ valor, valorPago, comId, correcao }: ExtraNoRazao): Movimento {
  const devido = Math.max(0, valor - valorPago)
  if (!comId) return { fato: 'itemExtra', valor: devido }
  return { fato: correcao ? 'correcaoDaParcela' : 'multaDaArrematacao', valor: devido, comId }
}

/** A Pix of the bank, with all that came of it. */
export interface PixNoRazao {
  readonly valor: Centavos
  /** what the bank says went back */
  readonly devolvido: Centavos
  /** what of it paid or will pay refunds of ours: open ones, and those sent by Pix */
  readonly devolucoes: readonly DevolucaoNoRazao[]
  /** what the deposit that it paid says went back */
  readonly devolvidoDaCaucao: Centavos
}

export interface DevolucaoNoRazao {
  readonly origem: string
  readonly situacao: string
  readonly forma: string | null
  readonly valor: Centavos
  /** of a Pix that stands in the bank's record */
  readonly temPix: boolean
}

const pelaPix = (d: DevolucaoNoRazao): boolean => d.situacao === 'devolvida' && d.forma === 'PIX' && d.temPix
const total = (d: readonly DevolucaoNoRazao[]): Centavos => d.reduce((t, x) => t + x.valor, 0)
const doExcedente = (d: DevolucaoNoRazao): boolean => d.origem === 'excedente'

function saidaDoPix(x: PixNoRazao): Centavos {
  return Math.max(x.devolvido, total(x.devolucoes.filter(pelaPix)), x.devolvidoDaCaucao)
}

export function posicaoDoPix(x: PixNoRazao): readonly Movimento[] {
  return [
    { fato: 'pixRecebido', valor: x.valor },
    { fato: 'pixDevolvido', valor: saidaDoPix(x) },
  ]
}

/** What of a Pix is there to pay with: neither sent back nor promised back. */
export function livreDoPix(x: PixNoRazao): Centavos {
  const prometido = total(x.devolucoes.filter((d) => !doExcedente(d) && d.situacao !== 'dispensada'))
  const porFora = Math.max(0, saidaDoPix(x) - total(x.devolucoes.filter(pelaPix)))
  return Math.max(0, x.valor - prometido - porFora)
}

export function posicaoDaDevolucao(d: DevolucaoNoRazao): readonly Movimento[] {
  if (d.situacao === 'dispensada') return []
  return [
    { fato: doExcedente(d) ? 'devolucaoDoExcedente' : 'devolucaoDoRecebido', valor: d.valor },
    ...(d.situacao === 'devolvida'
      ? [
          {
            fato: 'devolucaoPaga' as const,
            valor: d.valor,
            meio: pelaPix(d) ? ('transito' as const) : d.forma === 'DINHEIRO' ? 'caixa' : 'bancos',
          } satisfies Movimento,
        ]
      : []),
  ]
}

export interface LiquidacaoNoRazao {
  readonly pago: Centavos
  readonly tarifa: Centavos
  readonly encargos: Centavos
  readonly resultado: string
}

/** A boleto whose money the bank took back moved nothing. */
export function posicaoDaLiquidacao(l: LiquidacaoNoRazao): readonly Movimento[] {
  const tarifa: Movimento = { fato: 'tarifaDeBoleto', valor: l.tarifa }
  if (l.resultado === 'estornado') return [tarifa]
  return [
    { fato: 'boletoLiquidado', valor: l.pago },
    tarifa,
    { fato: 'encargosPorAtraso', valor: l.encargos },
  ]
}

export interface PagamentoNoRazao {
  readonly tipo: TipoDePagamento
  readonly valor: Centavos
  readonly situacao: SituacaoDePagamento
  readonly ativo: boolean
  /** it is money of a deposit of the habilitação */
  readonly daCaucao: boolean
  /** what the bank reported for this line and is there to pay with */
  readonly recebido: Centavos
  /** the bank's answer says that the boleto's line is paid: what lacks is its discount */
  readonly boletoAprovado: boolean
}

const MEIO: Readonly<Record<TipoDePagamento, Conta>> = {
  DINHEIRO: 'caixa',
  CHEQUE: 'cheques',
  CARTAO_DE_CREDITO: 'cartoes',
  CARTAO_DE_CREDITO_MANUAL: 'cartoes',
  DEPOSITO: 'bancos',
  A_RECEBER: 'promessas',
  BOLETO: 'bancos',
  BOLETO_INTERNO: 'bancos',
  DIFERENCA_XLS: 'diferencas',
}

export function posicaoDoPagamento(p: PagamentoNoRazao): readonly Movimento[] {
  if (!p.ativo || p.situacao !== 'aprovado' || !contaNosTotais(p.tipo)) return []
  if (p.daCaucao) return [{ fato: 'pagamento', valor: p.valor, meio: 'caucoes' }]
  const doBanco = Math.min(p.valor, p.recebido)
  const falta = p.valor - doBanco
  return [
    { fato: 'pagamento', valor: doBanco, meio: 'transito' },
    p.boletoAprovado
      ? { fato: 'descontoDoBoleto', valor: falta }
      : { fato: 'pagamento', valor: falta, meio: MEIO[p.tipo] },
  ]
}

export interface CaucaoNoRazao {
  readonly valorRecebido: Centavos | null
  readonly valorRetido: Centavos
  readonly valorDevolvido: Centavos
  readonly temPix: boolean
}

export function posicaoDaCaucao(c: CaucaoNoRazao): readonly Movimento[] {
  const meio: Conta = c.temPix ? 'transito' : 'bancos'
  return [
    { fato: 'caucaoRecebida', valor: c.valorRecebido ?? 0, meio },
    { fato: 'caucaoRetida', valor: c.valorRetido },
    { fato: 'caucaoDevolvida', valor: c.valorDevolvido, meio },
  ]
}
