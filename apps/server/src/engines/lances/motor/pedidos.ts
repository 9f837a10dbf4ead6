// What the engine takes and answers. Answers that a decision made are stored under the request's key and given again;
// the others (`OCUPADO`, `MUITOS_LANCES`, unknown lot) are no decisions: the same key may come again.
import type { PedidoLance } from '@martelo/domain/lances/pedido.ts'
import type { Recusa } from '@martelo/domain/lances/recusas.ts'
import type { SituacaoDoLance } from '@martelo/domain/lances/julgar-lance.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'

interface Comum {
  readonly lelUid: string
  /** the hotsite through which it came */
  readonly hotId: number
  /** the signed-in user: whose key it is, whose rate is limited */
  readonly usuId: number
  readonly ip: string | null
  readonly chave: string
  readonly confirmarValorAlto: boolean
  /** the id of the call that brought it, to follow it through the logs of several processes */
  readonly reqId?: string
}

/** A client's request. His facts are read by the engine. */
export interface PedidoDeCliente extends Comum {
  readonly tipo: Exclude<PedidoLance['tipo'], 'Leiloeiro'>
  readonly cliId: number
  /** who acts in this client's account, when it is not he */
  readonly porUsuId?: number
  /** centavos; null cancels a ceiling */
  readonly valor: number | null
  /** proposals: how to reach the person */
  readonly contato?: { readonly telefone: string | null; readonly email: string | null }
}

/** A bid that the auctioneer (or his staff) types for a person in the room. */
export interface PedidoDoLeiloeiro extends Comum {
  readonly tipo: 'Leiloeiro'
  readonly usuUid: string
  readonly apelido: { readonly id: number; readonly uid: string; readonly nome: string }
  /** typed to defend the consignor's reserve */
  readonly emDefesa: boolean
  readonly valor: number
}

export type PedidoDoMotor = PedidoDeCliente | PedidoDoLeiloeiro

/** The kinds that this program decides. One that another program sends may be newer. */
export const TIPOS_DE_PEDIDO = {
  Manual: true,
  'Configuração Automática': true,
  Leiloeiro: true,
  Proposta: true,
  'Compre Já': true,
} as const satisfies Record<PedidoDoMotor['tipo'], true>

/** Where the lot stands after the decision. Instants in epoch ms. */
export interface LoteDepois {
  readonly situacao: SituacaoLote
  readonly valor: number | null
  readonly proximo: number
  readonly dataFim: number | null
}

export type Decisao =
  | {
      readonly tipo: 'aceito'
      readonly situacao: SituacaoDoLance
      /** number, instant (epoch ms), value and hash (hex) of the person's own row: the receipt */
      readonly seq: number
      readonly instante: number
      readonly valor: number | null
      readonly recibo: string
      readonly lote: LoteDepois
    }
  | { readonly tipo: 'recusado'; readonly recusa: Recusa; readonly lote: LoteDepois }

export type RespostaDoMotor =
  | Decisao
  | { readonly tipo: 'nao-decidido'; readonly codigo: 'OCUPADO' | 'MUITOS_LANCES' | 'LOTE_INEXISTENTE' }

export const TIPOS_DE_RESPOSTA = {
  aceito: true,
  recusado: true,
  'nao-decidido': true,
} as const satisfies Record<RespostaDoMotor['tipo'], true>
