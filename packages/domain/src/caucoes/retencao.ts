/**
 * What a retention keeps of a deposit (decision 013), in centavos: of one that paid a purchase, what it paid; of any
 * other, what the house still holds. What is not kept goes back. `devolver` includes what was sent back before.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoDeCaucao } from './states.ts'

export interface SomasDaCaucao {
  readonly situacao: SituacaoDeCaucao
  readonly valorRecebido: Centavos | null
  readonly valorDevolvido: Centavos
  readonly valorAplicado: Centavos
}

export interface Retencao {
  readonly valorRetido: Centavos
  readonly valorAplicado: Centavos
  /** all that will have gone back then; null: nothing more does */
  readonly devolver: Centavos | null
}

const foiAplicada = (c: SomasDaCaucao): boolean => c.situacao === 'APLICADA'

export const disponivelParaReter = (c: SomasDaCaucao): Centavos =>
  foiAplicada(c) ? c.valorAplicado : (c.valorRecebido ?? 0) - c.valorDevolvido - c.valorAplicado

/** `valor`: at most `disponivelParaReter`; without it, all of that. Throws RangeError beyond it. */
export function retencao(c: SomasDaCaucao, valor?: Centavos): Retencao {
  const disponivel = disponivelParaReter(c)
  const valorRetido = valor ?? disponivel
  if (valorRetido < 0 || valorRetido > disponivel)
    throw new RangeError(`a retention of ${valorRetido} of ${disponivel}`)
  if (foiAplicada(c)) return { valorRetido, valorAplicado: c.valorAplicado - valorRetido, devolver: null }
  const sobra = disponivel - valorRetido
  return {
    valorRetido,
    valorAplicado: c.valorAplicado,
    devolver: sobra > 0 ? c.valorDevolvido + sobra : null,
  }
}
