// What the house may ask of the acquirer, by the payment's state: a row for each. A refund of everything takes the payment out of
// the sale and is for those who may undo an approval; one that a sale owes already (too much, or not due) is for the counter too.
import type { Ator } from '../comum/transicoes.ts'
import type { SituacaoDeCartao } from './states.ts'

export const PEDIDOS_DE_CARTAO = ['captura', 'cancelamento', 'estorno'] as const
export type PedidoDeCartao = (typeof PEDIDOS_DE_CARTAO)[number]

export const ROTULO_DO_PEDIDO: Record<PedidoDeCartao, string> = {
  captura: 'Capturar',
  cancelamento: 'Cancelar a autorização',
  estorno: 'Estornar tudo',
}

interface Regra {
  readonly de: readonly SituacaoDeCartao[]
  readonly quem: readonly Ator[]
  readonly pedeMotivo: boolean
}
const BALCAO: readonly Ator[] = ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro']

export const REGRA_DO_PEDIDO: Record<PedidoDeCartao | 'devolucao', Regra> = {
  captura: { de: ['autorizada'], quem: BALCAO, pedeMotivo: false },
  cancelamento: { de: ['autorizada'], quem: BALCAO, pedeMotivo: true },
  estorno: { de: ['capturada', 'liquidada'], quem: ['ADM', 'Financeiro'], pedeMotivo: true },
  devolucao: { de: ['capturada', 'liquidada'], quem: BALCAO, pedeMotivo: false },
}

export interface CartaoParaPedir {
  readonly situacao: SituacaoDeCartao
  /** asked and not done yet */
  readonly pedido: PedidoDeCartao | null
}

/** Why it cannot be asked now; null when it can. `estado`: the state does not know it at all. */
export function impedimentoDoPedido(
  pedido: PedidoDeCartao | 'devolucao',
  c: CartaoParaPedir,
  atores: readonly Ator[],
  motivo: string | null,
): { readonly causa: 'estado' | 'ator' | 'espera' | 'motivo'; readonly motivo: string } | null {
  const regra = REGRA_DO_PEDIDO[pedido]
  if (!regra.de.includes(c.situacao))
    return { causa: 'estado', motivo: 'O pagamento no cartão não está mais nesta situação.' }
  if (!atores.some((a) => regra.quem.includes(a)))
    return { causa: 'ator', motivo: 'Você não tem permissão para esta ação.' }
  if (c.pedido !== null)
    return { causa: 'espera', motivo: 'Um pedido ao adquirente ainda espera resposta. Aguarde ou confira.' }
  return regra.pedeMotivo && !motivo?.trim() ? { causa: 'motivo', motivo: 'Informe o motivo.' } : null
}

/** A chargeback, from the house's side. */
export const SITUACOES_DE_CONTESTACAO = ['aberta', 'defendida', 'ganha', 'perdida'] as const
export type SituacaoDeContestacao = (typeof SITUACOES_DE_CONTESTACAO)[number]
export const ROTULO_DA_CONTESTACAO: Record<SituacaoDeContestacao, string> = {
  aberta: 'A responder',
  defendida: 'Respondida',
  ganha: 'Ganha',
  perdida: 'Perdida',
}
