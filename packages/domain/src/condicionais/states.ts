/**
 * Conditional sales: the bid is below the consignor's reserve, and he has to answer (specification, section 4).
 * Liberada gives awaiting payment, Recusada conditional denied, Novo valor keeps the lot conditional until the client
 * accepts, refuses, or makes a counter-offer. The bidder stays bound until then. Refuses: answers of other people
 * than the lot's consignor (or ADM) and the winner, or after the deadline; a new value not above the bid; a
 * counter-offer not between the two.
 */
import { type Centavos, ehCentavos, formatarReais } from '../comum/dinheiro.ts'
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_CONDICIONAL = [
  'AGUARDANDO_COMITENTE',
  'AGUARDANDO_CLIENTE',
  'REPLICA_DO_CLIENTE',
  'LIBERADA',
  'NEGADA',
] as const
export type SituacaoDeCondicional = (typeof SITUACOES_DE_CONDICIONAL)[number]

export const ROTULO_DA_CONDICIONAL: Record<SituacaoDeCondicional, string> = {
  AGUARDANDO_COMITENTE: 'Aguardando o comitente',
  AGUARDANDO_CLIENTE: 'Aguardando o cliente',
  REPLICA_DO_CLIENTE: 'Contraproposta do cliente',
  LIBERADA: 'Liberada',
  NEGADA: 'Negada',
}

/** The consignor's answers, spelled as in the specification, with the event each one is. */
export const RESPOSTAS_DO_COMITENTE = ['Liberada', 'Recusada', 'Novo valor'] as const
export type RespostaDoComitente = (typeof RESPOSTAS_DO_COMITENTE)[number]

export const EVENTO_DA_RESPOSTA: Record<RespostaDoComitente, EventoDeCondicional> = {
  Liberada: 'liberar',
  Recusada: 'recusar',
  'Novo valor': 'novoValor',
}

export type EventoDeCondicional =
  | 'liberar'
  | 'recusar'
  | 'novoValor'
  | 'clienteAceita'
  | 'clienteRecusa'
  | 'clienteReplica'
  | 'aceitarReplica'
  | 'clienteRetira'
  | 'expirar'
  | 'prorrogar'
  | 'encerrar'
  | 'reabrir'

/** The event of the lot that goes with each one, in the same transaction; null when the lot stays as it is. */
export const EVENTO_DO_LOTE = {
  liberar: 'liberarCondicional',
  recusar: 'recusarCondicional',
  novoValor: 'novoValor',
  clienteAceita: 'clienteAceitaNovoValor',
  clienteRecusa: 'clienteRecusaNovoValor',
  clienteReplica: null,
  aceitarReplica: 'liberarCondicional',
  clienteRetira: 'clienteRetiraLance',
  expirar: 'recusarCondicional',
  /** A hotsite that keeps its conditionals (`manterComoCondicional`): silence renews the deadline. */
  prorrogar: null,
  /** Something happened to the lot itself (repasse, cancelled): it has moved already. */
  encerrar: null,
  reabrir: 'reabrirCondicional',
} as const satisfies Record<EventoDeCondicional, string | null>

type GuardaDeCondicional =
  | 'lotePertence'
  | 'clienteVenceu'
  | 'noPrazo'
  | 'prazoVencido'
  | 'prorrogada'
  | 'valorAcimaDoLance'
  | 'replicaNoIntervalo'
  | 'compradorLivre'
  | 'temMotivo'

export interface ContextoDeCondicional {
  readonly agora: number
  /** Epoch ms of the deadline of the answer that is awaited. */
  readonly prazo: number
  /** The winning bid. */
  readonly lance: Centavos
  /** The consignor's last new value, null while there is none. */
  readonly novoValor: Centavos | null
  /** The value that comes with `novoValor` or `clienteReplica`. */
  readonly valor?: Centavos | undefined
  /** How often the deadline has been renewed by itself. */
  readonly prorrogacoes?: number | undefined
  /** The asking consignor owns the lot; true for ADM. */
  readonly comitenteDoLote: boolean
  /** The asking client holds the winning bid. */
  readonly clienteVencedor: boolean
  /** The house keeps the winner out of bids and purchases since. */
  readonly compradorImpedido?: boolean
  readonly motivo?: string | undefined
}

const GUARDAS: Guardas<GuardaDeCondicional, ContextoDeCondicional> = {
  lotePertence: (c) => (c.comitenteDoLote ? null : 'Este lote é de outro comitente.'),
  clienteVenceu: (c) => (c.clienteVencedor ? null : 'Só o autor do lance vencedor pode responder.'),
  noPrazo: (c) => (c.agora < c.prazo ? null : 'O prazo para responder terminou.'),
  prazoVencido: (c) => (c.agora >= c.prazo ? null : 'O prazo para responder ainda não terminou.'),
  prorrogada: (c) =>
    (c.prorrogacoes ?? 0) > 0
      ? null
      : 'O lance não pode ser retirado enquanto o comitente tem prazo para responder.',
  valorAcimaDoLance: (c) =>
    ehCentavos(c.valor) && c.valor > c.lance
      ? null
      : `O novo valor deve ser maior que o lance de ${formatarReais(c.lance)}.`,
  replicaNoIntervalo: (c) => {
    if (ehCentavos(c.valor) && c.valor > c.lance && c.novoValor !== null && c.valor < c.novoValor) return null
    const ate = c.novoValor === null ? '' : ` e menor que ${formatarReais(c.novoValor)}`
    return `A contraproposta deve ser maior que o seu lance de ${formatarReais(c.lance)}${ate}.`
  },
  compradorLivre: (c) =>
    c.compradorImpedido
      ? 'O comprador está bloqueado pela casa, que decide como este lote segue. Você pode recusar o lance.'
      : null,
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}

const COMITENTE = ['Comitente', 'ADM'] as const
const DO_COMITENTE = ['lotePertence', 'noPrazo'] as const
const AO_VENDER = [...DO_COMITENTE, 'compradorLivre'] as const
const DO_CLIENTE = ['clienteVenceu', 'noPrazo'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_CONDICIONAL: readonly Transicao<SituacaoDeCondicional, EventoDeCondicional, GuardaDeCondicional>[] = [
  { de: 'AGUARDANDO_COMITENTE', para: 'LIBERADA', evento: 'liberar', quem: COMITENTE, guardas: AO_VENDER },
  { de: 'AGUARDANDO_COMITENTE', para: 'NEGADA', evento: 'recusar', quem: COMITENTE, guardas: DO_COMITENTE },
  { de: 'AGUARDANDO_COMITENTE', para: 'AGUARDANDO_CLIENTE', evento: 'novoValor', quem: ['Comitente'], guardas: [...AO_VENDER, 'valorAcimaDoLance'] },
  { de: 'AGUARDANDO_COMITENTE', para: 'NEGADA', evento: 'expirar', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'AGUARDANDO_COMITENTE', para: 'NEGADA', evento: 'encerrar', quem: ['sistema'], guardas: [] },
  { de: 'AGUARDANDO_COMITENTE', para: 'AGUARDANDO_COMITENTE', evento: 'prorrogar', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'AGUARDANDO_COMITENTE', para: 'NEGADA', evento: 'clienteRetira', quem: ['Cliente'], guardas: ['clienteVenceu', 'prorrogada'] },
  { de: 'AGUARDANDO_CLIENTE', para: 'LIBERADA', evento: 'clienteAceita', quem: ['Cliente'], guardas: DO_CLIENTE },
  { de: 'AGUARDANDO_CLIENTE', para: 'NEGADA', evento: 'clienteRecusa', quem: ['Cliente'], guardas: DO_CLIENTE },
  { de: 'AGUARDANDO_CLIENTE', para: 'REPLICA_DO_CLIENTE', evento: 'clienteReplica', quem: ['Cliente'], guardas: [...DO_CLIENTE, 'replicaNoIntervalo'] },
  { de: 'AGUARDANDO_CLIENTE', para: 'LIBERADA', evento: 'liberar', quem: COMITENTE, guardas: AO_VENDER },
  { de: 'AGUARDANDO_CLIENTE', para: 'NEGADA', evento: 'expirar', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'AGUARDANDO_CLIENTE', para: 'AGUARDANDO_COMITENTE', evento: 'prorrogar', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'AGUARDANDO_CLIENTE', para: 'NEGADA', evento: 'encerrar', quem: ['sistema'], guardas: [] },
  { de: 'REPLICA_DO_CLIENTE', para: 'LIBERADA', evento: 'aceitarReplica', quem: COMITENTE, guardas: AO_VENDER },
  { de: 'REPLICA_DO_CLIENTE', para: 'NEGADA', evento: 'recusar', quem: COMITENTE, guardas: DO_COMITENTE },
  { de: 'REPLICA_DO_CLIENTE', para: 'AGUARDANDO_CLIENTE', evento: 'novoValor', quem: ['Comitente'], guardas: [...AO_VENDER, 'valorAcimaDoLance'] },
  { de: 'REPLICA_DO_CLIENTE', para: 'NEGADA', evento: 'expirar', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'REPLICA_DO_CLIENTE', para: 'REPLICA_DO_CLIENTE', evento: 'prorrogar', quem: ['sistema'], guardas: ['prazoVencido'] },
  { de: 'REPLICA_DO_CLIENTE', para: 'NEGADA', evento: 'clienteRetira', quem: ['Cliente'], guardas: ['clienteVenceu', 'prorrogada'] },
  { de: 'REPLICA_DO_CLIENTE', para: 'NEGADA', evento: 'encerrar', quem: ['sistema'], guardas: [] },
  { de: 'NEGADA', para: 'AGUARDANDO_COMITENTE', evento: 'reabrir', quem: ['ADM', 'GerenteSAC'], guardas: ['temMotivo'] },
]

export function podeTransitarCondicional(
  pedido: PedidoDeTransicao<SituacaoDeCondicional, EventoDeCondicional>,
  contexto: ContextoDeCondicional,
): RespostaDeTransicao<SituacaoDeCondicional> {
  return responderTransicao(TRANSICOES_DE_CONDICIONAL, GUARDAS, pedido, contexto)
}
