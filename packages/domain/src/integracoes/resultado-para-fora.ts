/** How an auction ended for one lot, as its consignor's system is told; null while it is open. */
import type { SituacaoLote } from '../lotes/situacoes.ts'

export const RESULTADOS_DE_LOTE = ['arrematado', 'condicional', 'naoArrematado', 'retirado'] as const
export type ResultadoDeLote = (typeof RESULTADOS_DE_LOTE)[number]
export const ROTULO_DO_RESULTADO: Readonly<Record<ResultadoDeLote, string>> = {
  arrematado: 'Arrematado',
  condicional: 'Condicional',
  naoArrematado: 'Não arrematado',
  retirado: 'Retirado',
}

const DE: Readonly<Partial<Record<SituacaoLote, ResultadoDeLote>>> = {
  AG_PAGAMENTO: 'arrematado',
  BOLETO: 'arrematado',
  PARCIAL_CARTAO: 'arrematado',
  PAGO_CARTAO: 'arrematado',
  PAGO: 'arrematado',
  CONDICIONAL: 'condicional',
  CONDICIONAL_NEGADA: 'naoArrematado',
  NEGADA_CONDICIONAL: 'naoArrematado',
  NAO_ARREMATADO: 'naoArrematado',
  CLIENTE_DESISTIU: 'naoArrematado',
  RECOMPRA: 'naoArrematado',
  RETIRADO: 'retirado',
  CANCELADO_NO_LEILAO: 'retirado',
  LOTE_CANCELADO: 'retirado',
}

export const resultadoDoLote = (s: SituacaoLote): ResultadoDeLote | null => DE[s] ?? null
export const SITUACOES_COM_RESULTADO = Object.keys(DE) as readonly SituacaoLote[]
