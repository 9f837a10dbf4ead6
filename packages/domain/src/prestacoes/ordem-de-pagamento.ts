// An order to pay a consignor. It is the bank's word, or a person's for a transfer, that ends it: until then the money may
// have left, and no second order is made.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const FORMAS_DE_ORDEM = ['PIX', 'TRANSFERENCIA'] as const
export type FormaDeOrdem = (typeof FORMAS_DE_ORDEM)[number]
export const ROTULO_DA_FORMA_DE_ORDEM: Readonly<Record<FormaDeOrdem, string>> = {
  PIX: 'Pix',
  TRANSFERENCIA: 'Transferência',
}

export const SITUACOES_DE_ORDEM = ['enviando', 'paga', 'recusada'] as const
export type SituacaoDeOrdem = (typeof SITUACOES_DE_ORDEM)[number]
export const ROTULO_DA_ORDEM: Readonly<Record<SituacaoDeOrdem, string>> = {
  enviando: 'No banco',
  paga: 'Paga',
  recusada: 'Recusada',
}

export type EventoDeOrdem = 'confirmar' | 'recusar' | 'registrarPaga' | 'registrarRecusada'
type GuardaDeOrdem = 'porTransferencia' | 'temMotivo' | 'temAutenticacao'

export interface ContextoDeOrdem {
  readonly forma?: FormaDeOrdem
  readonly motivo?: string | null | undefined
  readonly autenticacao?: string | null | undefined
}
const GUARDAS: Guardas<GuardaDeOrdem, ContextoDeOrdem> = {
  porTransferencia: (c) =>
    c.forma === 'TRANSFERENCIA' ? null : 'O banco responde por si a um Pix: espere a resposta.',
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  temAutenticacao: (c) => (c.autenticacao?.trim() ? null : 'Informe a autenticação do banco.'),
}
const QUEM = ['ADM', 'GerenteAcerto', 'Financeiro'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_ORDEM: readonly Transicao<SituacaoDeOrdem, EventoDeOrdem, GuardaDeOrdem>[] = [
  { de: 'enviando', para: 'paga', evento: 'confirmar', quem: ['sistema'], guardas: [] },
  { de: 'enviando', para: 'recusada', evento: 'recusar', quem: ['sistema'], guardas: [] },
  { de: 'enviando', para: 'paga', evento: 'registrarPaga', quem: QUEM, guardas: ['porTransferencia', 'temAutenticacao'] },
  { de: 'enviando', para: 'recusada', evento: 'registrarRecusada', quem: QUEM, guardas: ['porTransferencia', 'temMotivo'] },
]

export function podeTransitarOrdem(
  pedido: PedidoDeTransicao<SituacaoDeOrdem, EventoDeOrdem>,
  contexto: ContextoDeOrdem,
): RespostaDeTransicao<SituacaoDeOrdem> {
  return responderTransicao(TRANSICOES_DE_ORDEM, GUARDAS, pedido, contexto)
}

/** The order's number at the bank: the same for every try of one order. */
export const numeroDoEnvio = (uid: string): string => `P${uid.replaceAll('-', '')}`
