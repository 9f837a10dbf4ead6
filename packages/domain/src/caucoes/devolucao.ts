/**
 * A person's decision to send a deposit back: how much shall have gone back in all then, and what of it is undone. A refund
 * that the bank refused is asked for again as it was; any other takes back what the deposit had paid or what was retained.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoDeCaucao } from './states.ts'

export interface CaucaoADevolver {
  readonly situacao: SituacaoDeCaucao
  readonly valor: Centavos
  readonly valorRecebido: Centavos | null
  readonly valorAplicado: Centavos
  readonly valorDevolver: Centavos
}

export interface DevolucaoDecidida {
  readonly devolver: Centavos
  readonly mudar: { readonly valorAplicado?: 0; readonly valorRetido?: 0 }
  /** lines of sales that it had paid are taken back */
  readonly desfazCreditos: boolean
}

/** What was received is in a sale, or kept: when it goes, that has to be undone. */
const USADAS: readonly SituacaoDeCaucao[] = ['APLICADA', 'RETIDA']
export const caucaoUsada = (s: SituacaoDeCaucao): boolean => USADAS.includes(s)

export function devolucaoDecidida(c: CaucaoADevolver): DevolucaoDecidida {
  if (c.situacao === 'DEVOLUCAO_RECUSADA')
    return { devolver: c.valorDevolver, mudar: {}, desfazCreditos: false }
  return {
    devolver: c.valorRecebido ?? c.valor,
    mudar: { valorAplicado: 0, valorRetido: 0 },
    desfazCreditos: c.valorAplicado > 0,
  }
}
