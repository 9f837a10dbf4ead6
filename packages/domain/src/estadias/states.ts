/**
 * The stay of a vehicle in a yard, from the announced arrival to the exit, and the services asked for during it. The
 * states are the specification's. Refuses: an entry without a yard that takes it, an exit before the sale released the
 * vehicle, an exit with daily fees that the buyer has neither paid nor been excused from, a return without its papers.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_ESTADIA = [
  'AGUARDANDO_ENTRADA',
  'EM_PATIO',
  'AGUARDANDO_SAIDA',
  'FINALIZADA',
  'CANCELADA',
] as const
export type SituacaoDeEstadia = (typeof SITUACOES_DE_ESTADIA)[number]

export const ROTULO_DA_ESTADIA: Readonly<Record<SituacaoDeEstadia, string>> = {
  AGUARDANDO_ENTRADA: 'Aguardando entrada',
  EM_PATIO: 'Em pátio',
  AGUARDANDO_SAIDA: 'Aguardando saída',
  FINALIZADA: 'Finalizada',
  CANCELADA: 'Cancelada',
}

/** The vehicle is here or on its way: no second stay may begin. */
export const ESTADIAS_ATIVAS = ['AGUARDANDO_ENTRADA', 'EM_PATIO', 'AGUARDANDO_SAIDA'] as const
export const estadiaAtiva = (s: SituacaoDeEstadia): boolean => ESTADIAS_ATIVAS.some((ativa) => ativa === s)
/** The vehicle stands in the yard. */
export const noPatio = (s: SituacaoDeEstadia): boolean => s === 'EM_PATIO' || s === 'AGUARDANDO_SAIDA'

export type EventoDeEstadia =
  | 'entrar'
  | 'liberarSaida'
  | 'suspenderSaida'
  | 'entregar'
  | 'devolver'
  | 'cancelar'
type GuardaDeEstadia = 'temMotivo' | 'semDividaDoComprador' | 'temDadosDaSaida' | 'semVenda'

export interface ContextoDeEstadia {
  readonly motivo?: string | null | undefined
  /** centavos of daily fees that the buyer still owes */
  readonly dividaDoComprador?: number
  /** the first error of who takes it away, or of the return's fields; null when complete */
  readonly erroDaSaida?: string | null
  /** the vehicle was sold and not given up */
  readonly vendido?: boolean
}

const GUARDAS: Guardas<GuardaDeEstadia, ContextoDeEstadia> = {
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  semDividaDoComprador: (c) =>
    c.dividaDoComprador === 0
      ? null
      : 'Há diárias a receber do comprador: receba ou dispense antes da saída.',
  temDadosDaSaida: (c) => (c.erroDaSaida === undefined ? 'Informe quem retira.' : c.erroDaSaida),
  semVenda: (c) => (c.vendido === false ? null : 'O veículo está vendido: a saída é a entrega ao comprador.'),
}

const PATIO = ['Pátio', 'ADM'] as const
const CASA = ['sistema', ...PATIO] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_ESTADIA: readonly Transicao<SituacaoDeEstadia, EventoDeEstadia, GuardaDeEstadia>[] = [
  { de: 'AGUARDANDO_ENTRADA', para: 'EM_PATIO', evento: 'entrar', quem: [...CASA, 'Motorista'], guardas: [] },
  { de: 'AGUARDANDO_ENTRADA', para: 'CANCELADA', evento: 'cancelar', quem: [...CASA, 'Remoção', 'Leilão'], guardas: ['temMotivo'] },
  { de: 'EM_PATIO', para: 'AGUARDANDO_SAIDA', evento: 'liberarSaida', quem: CASA, guardas: [] },
  { de: 'EM_PATIO', para: 'FINALIZADA', evento: 'devolver', quem: PATIO, guardas: ['semVenda', 'temDadosDaSaida'] },
  { de: 'EM_PATIO', para: 'CANCELADA', evento: 'cancelar', quem: ['ADM'], guardas: ['temMotivo'] },
  { de: 'AGUARDANDO_SAIDA', para: 'EM_PATIO', evento: 'suspenderSaida', quem: CASA, guardas: ['temMotivo'] },
  { de: 'AGUARDANDO_SAIDA', para: 'FINALIZADA', evento: 'entregar', quem: CASA, guardas: ['temDadosDaSaida', 'semDividaDoComprador'] },
  { de: 'AGUARDANDO_SAIDA', para: 'FINALIZADA', evento: 'devolver', quem: PATIO, guardas: ['semVenda', 'temDadosDaSaida'] },
]

export function podeTransitarEstadia(
  pedido: PedidoDeTransicao<SituacaoDeEstadia, EventoDeEstadia>,
  contexto: ContextoDeEstadia,
): RespostaDeTransicao<SituacaoDeEstadia> {
  return responderTransicao(TRANSICOES_DE_ESTADIA, GUARDAS, pedido, contexto)
}
