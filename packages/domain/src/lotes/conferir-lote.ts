// What a lot's form may not say, beyond the limits of each field: fields that contradict one another. The reserve
// (`valorComitente`) is compared only by `reservaSemEfeito`: its sentence would reveal it to a user who may not see it.
import type { Centavos } from '../comum/dinheiro.ts'

export type LoteAConferir = {
  readonly minimo: Centavos
  readonly compreJa: Centavos | null
  readonly valorProposta: Centavos | null
  readonly tipoNegociacao: 'DISPUTA' | 'PROPOSTA' | 'COMPRE_JA'
  readonly somenteBuyNowProposta: boolean
  /** Epoch milliseconds. */
  readonly dataInicio: number | null
  readonly dataFim: number | null
}

/** Portuguese sentence by field; empty when nothing contradicts. */
export function contradicoesDoLote(l: LoteAConferir): Record<string, string> {
  const erros: Record<string, string> = {}
  if (l.compreJa !== null && l.compreJa < l.minimo)
    erros.compreJa = 'O preço Compre Já não pode ser menor que o valor mínimo.'
  if (l.tipoNegociacao === 'COMPRE_JA' && l.compreJa === null) erros.compreJa = 'Informe o preço Compre Já.'
  if (
    l.somenteBuyNowProposta &&
    l.compreJa === null &&
    l.valorProposta === null &&
    l.tipoNegociacao === 'DISPUTA'
  )
    erros.somenteBuyNowProposta = 'Sem disputa, o lote precisa de preço Compre Já ou de propostas.'
  if (l.dataInicio !== null && l.dataFim !== null && l.dataFim <= l.dataInicio)
    erros.dataFim = 'O encerramento deve ser depois do início.'
  return erros
}

/**
 * What a reserve below the minimum means: the first bid reaches it. Null when there is none, or it is not below. Asked only
 * for a reserve that the user typed or may read.
 */
export function reservaSemEfeito(minimo: Centavos, reserva: Centavos | null | undefined): string | null {
  if (reserva == null || reserva === 0 || reserva >= minimo) return null
  return 'Abaixo do valor mínimo: qualquer lance já alcança a reserva'
}

/** Why the minimum is locked: it has a bid. Null when it may change. */
export function impedimentoDoMinimo(lance: Centavos | null): string | null {
  return lance === null ? null : 'O lote já tem lance: o valor mínimo não muda mais.'
}
