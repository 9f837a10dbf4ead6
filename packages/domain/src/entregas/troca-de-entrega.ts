/**
 * A dearer way for the papers, wished when the sale is paid already. The buyer pays the difference and proves it; the
 * staff's approval makes it money of the sale and changes the method. Refuses: approving when the papers have left,
 * a divergence without a reason, giving up while the house looks at the proof.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import { formatarReais } from '../comum/dinheiro.ts'
import type { SituacaoDeVenda } from '../vendas/states.ts'
import type { SituacaoDeDocumentacao } from './states.ts'

export const SITUACOES_DE_TROCA = [
  'aguardandoComprovante',
  'aguardandoValidacao',
  'divergente',
  'aprovada',
  'cancelada',
] as const
export type SituacaoDeTroca = (typeof SITUACOES_DE_TROCA)[number]

export const ROTULO_DA_TROCA: Record<SituacaoDeTroca, string> = {
  aguardandoComprovante: 'Aguardando comprovante',
  aguardandoValidacao: 'Aguardando validação',
  divergente: 'Divergente',
  aprovada: 'Aprovada',
  cancelada: 'Cancelada',
}

export const EVENTOS_DE_TROCA = ['aprovar', 'divergir', 'cancelar'] as const
export type EventoDeTroca = 'enviarComprovante' | (typeof EVENTOS_DE_TROCA)[number]
type Guarda = 'temMotivo' | 'papeisNaCasa'

export interface ContextoDeTroca {
  readonly motivo?: string | null | undefined
  readonly documentacao: SituacaoDeDocumentacao
}

export const papeisSairam = (s: SituacaoDeDocumentacao): boolean => s === 'enviado' || s === 'entregue'

const GUARDAS: Guardas<Guarda, ContextoDeTroca> = {
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  papeisNaCasa: (c) => (papeisSairam(c.documentacao) ? 'Os documentos já foram enviados.' : null),
}

const CASA = ['Acerto', 'GerenteAcerto', 'Financeiro', 'ADM'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_TROCA: readonly Transicao<SituacaoDeTroca, EventoDeTroca, Guarda>[] = [
  { de: 'aguardandoComprovante', para: 'aguardandoValidacao', evento: 'enviarComprovante', quem: ['Cliente'], guardas: ['papeisNaCasa'] },
  { de: 'aguardandoComprovante', para: 'cancelada', evento: 'cancelar', quem: ['Cliente', ...CASA], guardas: [] },
  { de: 'aguardandoValidacao', para: 'aprovada', evento: 'aprovar', quem: CASA, guardas: ['papeisNaCasa'] },
  { de: 'aguardandoValidacao', para: 'divergente', evento: 'divergir', quem: CASA, guardas: ['temMotivo'] },
  { de: 'divergente', para: 'aguardandoValidacao', evento: 'enviarComprovante', quem: ['Cliente'], guardas: ['papeisNaCasa'] },
  { de: 'divergente', para: 'cancelada', evento: 'cancelar', quem: ['Cliente', ...CASA], guardas: [] },
]

export function podeTransitarTroca(
  pedido: PedidoDeTransicao<SituacaoDeTroca, EventoDeTroca>,
  contexto: ContextoDeTroca,
): RespostaDeTransicao<SituacaoDeTroca> {
  return responderTransicao(TRANSICOES_DE_TROCA, GUARDAS, pedido, contexto)
}

export interface EscolhaNaVenda {
  readonly venda: SituacaoDeVenda
  readonly documentacao: SituacaoDeDocumentacao
  /** the fee in the sale, and the one of the new choice */
  readonly pago: number
  readonly valor: number
  /** of the item's open exchange; null when there is none */
  readonly trocaAberta: SituacaoDeTroca | null
}

export type RespostaDaEscolha =
  | { readonly tipo: 'muda' }
  | { readonly tipo: 'cobra'; readonly diferenca: number }
  | { readonly tipo: 'recusa'; readonly motivo: string }

/** What a choice of the buyer does: it changes the sale at once, or asks for the difference first. */
export function julgarEscolha(e: EscolhaNaVenda): RespostaDaEscolha {
  const recusa = (motivo: string) => ({ tipo: 'recusa', motivo }) as const
  if (e.venda === 'Cancelada' || e.venda === 'Cliente Desistiu') return recusa('Esta compra foi encerrada.')
  if (papeisSairam(e.documentacao)) return recusa('Os documentos já foram enviados.')
  if (e.trocaAberta === 'aguardandoValidacao')
    return recusa('O comprovante da troca de entrega está em validação. Aguarde a resposta.')
  if (e.venda === 'Aguardando Pagamento' || e.valor <= e.pago) return { tipo: 'muda' }
  return e.venda === 'Fechada'
    ? { tipo: 'cobra', diferenca: e.valor - e.pago }
    : recusa(
        `O seu pagamento está em validação. Depois dela, troque a entrega pagando ${formatarReais(e.valor - e.pago)}.`,
      )
}

/** The carrier's page of a tracking code; null for what the post office did not number. */
export function paginaDeRastreamento(codigo: string | null): string | null {
  const limpo = codigo?.replace(/\s/g, '').toUpperCase() ?? ''
  return /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(limpo)
    ? `https://rastreamento.correios.com.br/app/index.php?objetos=${limpo}`
    : null
}
