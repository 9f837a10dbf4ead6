// The fields that each kind of payment taken by hand has of its own, and what is asked of them. A field of another kind is
// not kept. Money in centavos; the day is Brasília's.
import type { Dia } from '../calendario/dia.ts'
import { somarDias } from '../calendario/tempo-brasilia.ts'
import { type Centavos, formatarReais } from '../comum/dinheiro.ts'
import { validarDocumento } from '../comum/identificadores/documento.ts'
import type { TipoManual } from './guarda-do-pagamento.ts'

export const BANDEIRAS = ['Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard', 'Outra'] as const
export const MAXIMO_DE_PARCELAS = 24
/** A cheque may be good for a day at most so far away. */
export const DIAS_DO_CHEQUE = 180

export interface DetalhesDoPagamento {
  /** DINHEIRO: what was handed over, and what went back of it */
  readonly valorEntregue?: Centavos | undefined
  readonly valorTroco?: Centavos | undefined
  readonly chequeBanco?: string | undefined
  readonly chequeAgencia?: string | undefined
  readonly chequeConta?: string | undefined
  readonly chequeNumero?: string | undefined
  readonly bomPara?: Dia | undefined
  /** DEPOSITO: the number or name by which the bank identifies it */
  readonly identificador?: string | undefined
  readonly pagadorBanco?: string | undefined
  readonly pagadorDocumento?: string | undefined
  /** A_RECEBER: how many days before the due day the buyer is reminded */
  readonly lembrarDias?: number | undefined
  /** CARTAO_DE_CREDITO_MANUAL: as its slip says */
  readonly terminal?: string | undefined
  readonly nsu?: string | undefined
  readonly autorizacao?: string | undefined
  readonly bandeira?: (typeof BANDEIRAS)[number] | undefined
  readonly nome?: string | undefined
  /** the card's last four digits, never more */
  readonly numero?: string | undefined
  readonly qtdParcelas?: number | undefined
  readonly taxaDeJuros?: number | undefined
  readonly valorComJuros?: Centavos | undefined
}
export type CampoDoDetalhe = keyof DetalhesDoPagamento

/** Which fields belong to a kind, in the order in which they are asked. */
export const CAMPOS_DO_TIPO: Readonly<Record<TipoManual, readonly CampoDoDetalhe[]>> = {
  DINHEIRO: ['valorEntregue'],
  CHEQUE: ['chequeBanco', 'chequeAgencia', 'chequeConta', 'chequeNumero', 'bomPara'],
  DEPOSITO: ['pagadorBanco', 'pagadorDocumento', 'identificador'],
  A_RECEBER: ['lembrarDias'],
  CARTAO_DE_CREDITO_MANUAL: [
    'terminal',
    'nsu',
    'autorizacao',
    'bandeira',
    'nome',
    'numero',
    'qtdParcelas',
    'taxaDeJuros',
    'valorComJuros',
  ],
  BOLETO_INTERNO: [],
  DIFERENCA_XLS: ['identificador'],
}

export type DetalhesConferidos =
  | { readonly ok: true; readonly detalhes: DetalhesDoPagamento }
  | { readonly ok: false; readonly campos: Readonly<Record<string, string>> }

interface Recebido {
  readonly valor: Centavos
  /** the day on which it was taken */
  readonly dia: Dia
}

/** The kind's own fields out of what was typed, or what is wrong at which field. */
export function conferirDetalhes(
  tipo: TipoManual,
  digitado: DetalhesDoPagamento,
  recebido: Recebido,
): DetalhesConferidos {
  const d = Object.fromEntries(
    CAMPOS_DO_TIPO[tipo].flatMap((c) =>
      digitado[c] === undefined || (digitado[c] as unknown) === '' ? [] : [[c, digitado[c]]],
    ),
  ) as DetalhesDoPagamento
  const campos: Record<string, string> = {}
  const completos = POR_TIPO[tipo]?.(d, recebido, campos) ?? d
  return Object.keys(campos).length > 0 ? { ok: false, campos } : { ok: true, detalhes: completos }
}

type Regra = (d: DetalhesDoPagamento, r: Recebido, campos: Record<string, string>) => DetalhesDoPagamento

const POR_TIPO: Partial<Record<TipoManual, Regra>> = {
  DINHEIRO(d, { valor }, campos) {
    const valorEntregue = d.valorEntregue ?? valor
    if (valorEntregue < valor)
      campos.valorEntregue = `Foi entregue menos do que o valor (${formatarReais(valor)})`
    return { valorEntregue, valorTroco: Math.max(0, valorEntregue - valor) }
  },
  CHEQUE(d, { dia }, campos) {
    if (!/^\d{3}$/.test(d.chequeBanco ?? '')) campos.chequeBanco = 'Informe os 3 números do banco'
    if (!/^\d{1,10}$/.test(d.chequeNumero ?? '')) campos.chequeNumero = 'Informe o número do cheque'
    for (const [campo, nome] of [
      ['chequeAgencia', 'a agência'],
      ['chequeConta', 'a conta'],
    ] as const)
      if (!/^[\dXx-]{1,15}$/.test(d[campo] ?? '')) campos[campo] = `Informe ${nome} do cheque`
    const bomPara = d.bomPara ?? dia
    if (bomPara < dia) campos.bomPara = 'O cheque não pode ser bom para antes do dia em que foi recebido'
    else if (bomPara > somarDias(dia, DIAS_DO_CHEQUE))
      campos.bomPara = `O cheque pode ser bom para no máximo ${DIAS_DO_CHEQUE} dias depois`
    return { ...d, bomPara }
  },
  DEPOSITO(d, _, campos) {
    if (d.pagadorBanco !== undefined && !/^\d{3}$/.test(d.pagadorBanco))
      campos.pagadorBanco = 'O código do banco tem 3 números'
    if (d.pagadorDocumento === undefined) return d
    const documento = validarDocumento(d.pagadorDocumento)
    if (documento.ok) return { ...d, pagadorDocumento: documento.valor.documento }
    campos.pagadorDocumento = documento.mensagem
    return d
  },
  A_RECEBER: (d) => ({ lembrarDias: d.lembrarDias ?? 3 }),
  CARTAO_DE_CREDITO_MANUAL(d, { valor }, campos) {
    if (d.terminal === undefined) campos.terminal = 'Informe o número da maquininha'
    if (!/^\d{1,12}$/.test(d.nsu ?? '')) campos.nsu = 'Informe o NSU do comprovante (só números)'
    if (!BANDEIRAS.some((b) => b === d.bandeira)) campos.bandeira = 'Escolha a bandeira'
    if (d.numero !== undefined && !/^\d{4}$/.test(d.numero))
      campos.numero = 'Informe só os 4 últimos números do cartão'
    const valorComJuros = d.valorComJuros ?? valor
    if (valorComJuros < valor)
      campos.valorComJuros = `O total no cartão não pode ser menor que o valor (${formatarReais(valor)})`
    return { ...d, qtdParcelas: d.qtdParcelas ?? 1, taxaDeJuros: d.taxaDeJuros ?? 0, valorComJuros }
  },
}

/** Returned once, a cheque that still waits is presented again; otherwise it is worth nothing. */
export const eventoDoChequeDevolvido = (
  devolucoes: number,
  situacao: string,
): 'reapresentarCheque' | 'devolverCheque' =>
  devolucoes === 0 && situacao === 'aguardandoValidacao' ? 'reapresentarCheque' : 'devolverCheque'
