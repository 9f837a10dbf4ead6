// A line of the plan of a sale in instalments (CPC, art. 895) is written with the sale and is no payment: it becomes one when it
// is approved, when a charge goes out for it, or when the buyer sends a proof.
import type { SituacaoDePagamento } from '../pagamentos/states.ts'

export interface LinhaDoPlano {
  readonly tipo: string
  readonly situacao: SituacaoDePagamento
  readonly detalhes: object
  readonly temCobranca: boolean
  readonly temComprovante: boolean
}

export function soPrometida(l: LinhaDoPlano): boolean {
  return (
    l.tipo === 'A_RECEBER' &&
    'parcela' in l.detalhes &&
    l.situacao !== 'aprovado' &&
    !l.temCobranca &&
    !l.temComprovante
  )
}
