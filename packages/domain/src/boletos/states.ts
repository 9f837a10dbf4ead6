// A boleto's life: written by us, known to the bank, paid or written off. Only the bank's answer makes it payable; only the
// bank's answer ends it, so that a cancelled one that was paid meanwhile is paid.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_BOLETO = [
  'aguardandoRegistro',
  'registrado',
  'cancelando',
  'recusado',
  'pago',
  'baixado',
] as const
export type SituacaoDeBoleto = (typeof SITUACOES_DE_BOLETO)[number]

export const ROTULO_DO_BOLETO: Record<SituacaoDeBoleto, string> = {
  aguardandoRegistro: 'Aguardando registro',
  registrado: 'Registrado',
  cancelando: 'Cancelamento pedido',
  recusado: 'Recusado pelo banco',
  pago: 'Pago',
  baixado: 'Baixado',
}

export type EventoDeBoleto = 'registrar' | 'recusar' | 'pedirBaixa' | 'recusarBaixa' | 'baixar' | 'pagar'
type GuardaDeBoleto = 'temMotivo' | 'foraDeRemessa'

export interface ContextoDeBoleto {
  readonly motivo?: string | null
  /** not in a file that the bank has and has not answered */
  readonly foraDeRemessa?: boolean
}

const GUARDAS: Guardas<GuardaDeBoleto, ContextoDeBoleto> = {
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  foraDeRemessa: (c) =>
    c.foraDeRemessa === false ? 'O boleto está numa remessa que o banco ainda não respondeu.' : null,
}

const EQUIPE = ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro', 'sistema'] as const

type Linha = Transicao<SituacaoDeBoleto, EventoDeBoleto, GuardaDeBoleto>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_BOLETO: readonly Linha[] = [
  { de: 'aguardandoRegistro', para: 'registrado', evento: 'registrar', quem: ['sistema'], guardas: [] },
  { de: 'aguardandoRegistro', para: 'recusado', evento: 'recusar', quem: ['sistema'], guardas: ['temMotivo'] },
  { de: 'aguardandoRegistro', para: 'cancelando', evento: 'pedirBaixa', quem: EQUIPE, guardas: ['temMotivo'] },
  { de: 'aguardandoRegistro', para: 'baixado', evento: 'baixar', quem: ['sistema'], guardas: ['temMotivo', 'foraDeRemessa'] },
  { de: 'aguardandoRegistro', para: 'pago', evento: 'pagar', quem: ['sistema'], guardas: [] },
  { de: 'registrado', para: 'cancelando', evento: 'pedirBaixa', quem: EQUIPE, guardas: ['temMotivo'] },
  { de: 'registrado', para: 'baixado', evento: 'baixar', quem: ['sistema'], guardas: [] },
  { de: 'registrado', para: 'pago', evento: 'pagar', quem: ['sistema'], guardas: [] },
  { de: 'cancelando', para: 'cancelando', evento: 'registrar', quem: ['sistema'], guardas: [] },
  { de: 'cancelando', para: 'baixado', evento: 'recusar', quem: ['sistema'], guardas: [] },
  { de: 'cancelando', para: 'baixado', evento: 'baixar', quem: ['sistema'], guardas: [] },
  { de: 'cancelando', para: 'registrado', evento: 'recusarBaixa', quem: ['sistema'], guardas: ['temMotivo'] },
  { de: 'cancelando', para: 'pago', evento: 'pagar', quem: ['sistema'], guardas: [] },
  { de: 'baixado', para: 'pago', evento: 'pagar', quem: ['sistema'], guardas: [] },
  { de: 'recusado', para: 'pago', evento: 'pagar', quem: ['sistema'], guardas: [] },
]

export function podeTransitarBoleto(
  pedido: PedidoDeTransicao<SituacaoDeBoleto, EventoDeBoleto>,
  contexto: ContextoDeBoleto = {},
): RespostaDeTransicao<SituacaoDeBoleto> {
  return responderTransicao(TRANSICOES_DE_BOLETO, GUARDAS, pedido, contexto)
}

/** Whether the buyer can still pay it at a bank. */
export const ehPagavel = (s: SituacaoDeBoleto): boolean => s === 'registrado' || s === 'cancelando'
/** Whether the bank may still say something of it. */
export const estaAberto = (s: SituacaoDeBoleto): boolean =>
  s === 'aguardandoRegistro' || s === 'registrado' || s === 'cancelando'
