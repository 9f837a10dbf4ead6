/**
 * The closed list of payment types of the specification, with labels. Pix has no type of its own there: it is a
 * DEPOSITO whose `origemTipoPagamento` is PIX, so that the enumeration and every sum stay as they are.
 */
export const TIPOS_DE_PAGAMENTO = [
  'CARTAO_DE_CREDITO',
  'CARTAO_DE_CREDITO_MANUAL',
  'DINHEIRO',
  'CHEQUE',
  'DEPOSITO',
  'A_RECEBER',
  'BOLETO',
  'BOLETO_INTERNO',
  'DIFERENCA_XLS',
] as const

export type TipoDePagamento = (typeof TIPOS_DE_PAGAMENTO)[number]

export const ROTULO_DO_TIPO_DE_PAGAMENTO: Record<TipoDePagamento, string> = {
  CARTAO_DE_CREDITO: 'Cartão de crédito',
  CARTAO_DE_CREDITO_MANUAL: 'Cartão de crédito (maquininha)',
  DINHEIRO: 'Dinheiro',
  CHEQUE: 'Cheque',
  DEPOSITO: 'Depósito/transferência',
  A_RECEBER: 'A receber',
  BOLETO: 'Boleto',
  BOLETO_INTERNO: 'Boleto interno',
  DIFERENCA_XLS: 'Diferença de planilha',
}

/** How a DEPOSITO came: shown to people in place of the type's label. */
export const ORIGENS_DE_DEPOSITO = ['PIX', 'TED', 'DEPOSITO'] as const
export type OrigemDeDeposito = (typeof ORIGENS_DE_DEPOSITO)[number]

/** A deposit of the habilitação that pays part of the purchase: not sent by the buyer, the house holds it already. */
export const ORIGEM_CAUCAO = 'CAUCAO'

const ROTULO_DA_ORIGEM: Record<OrigemDeDeposito | typeof ORIGEM_CAUCAO, string> = {
  PIX: 'Pix',
  TED: 'Transferência (TED)',
  DEPOSITO: 'Depósito',
  CAUCAO: 'Caução da habilitação',
}

export function rotuloDoPagamento(tipo: TipoDePagamento, origem?: string | null): string {
  const conhecida = ([...ORIGENS_DE_DEPOSITO, ORIGEM_CAUCAO] as const).find((o) => o === origem)
  return tipo === 'DEPOSITO' && conhecida ? ROTULO_DA_ORIGEM[conhecida] : ROTULO_DO_TIPO_DE_PAGAMENTO[tipo]
}

/** BOLETO_INTERNO is in no total: it is bookkeeping between house and consignor. */
export function contaNosTotais(tipo: TipoDePagamento): boolean {
  return tipo !== 'BOLETO_INTERNO'
}
