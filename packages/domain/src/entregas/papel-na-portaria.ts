/**
 * Whether a printed paper may be relied on at the gate, now. The code on a paper never changes, the booking behind it
 * does: a paper is as good as its booking at this moment, whatever the state of the sale.
 */
import { diaEmBrasilia } from '../calendario/tempo-brasilia.ts'
import type { SituacaoDeVenda } from '../vendas/states.ts'

export type Validade = 'Válida' | 'Cancelada' | 'Já utilizada' | 'Vencida'

export interface PapelNaPortaria {
  readonly venda: SituacaoDeVenda
  /** the item still belongs to the sale */
  readonly itemConta: boolean
  /** the booking, when the paper is an authorisation to collect */
  readonly retirada: {
    readonly situacao: string
    readonly reagendada: boolean
    /** epoch ms */
    readonly fim: number
  } | null
}

export function validadeDoPapel(
  p: PapelNaPortaria,
  agora: number,
): { readonly validade: Validade; readonly explicacao: string | null } {
  const nao = (validade: Validade, explicacao: string) => ({ validade, explicacao })
  if (p.venda === 'Cancelada' || p.venda === 'Cliente Desistiu' || !p.itemConta)
    return nao('Cancelada', 'A compra foi desfeita. Nada pode ser retirado com este documento.')
  const { retirada } = p
  if (retirada === null) return { validade: 'Válida', explicacao: null }
  if (retirada.situacao === 'realizado') return nao('Já utilizada', 'O bem já foi retirado.')
  if (retirada.situacao === 'nao_compareceu')
    return nao('Vencida', 'Ninguém compareceu no horário marcado. É preciso agendar de novo.')
  if (retirada.situacao !== 'agendado')
    return nao(
      'Cancelada',
      retirada.reagendada
        ? 'O horário foi mudado e este papel perdeu o valor. Peça a autorização nova.'
        : 'O agendamento foi cancelado. Não entregue o bem com este papel.',
    )
  if (p.venda !== 'Fechada') return nao('Cancelada', 'O pagamento desta compra foi reaberto.')
  // A person who is an hour late is still let in; the day is what was booked.
  if (diaEmBrasilia(agora) > diaEmBrasilia(retirada.fim))
    return nao('Vencida', 'O dia marcado já passou. É preciso agendar de novo.')
  return { validade: 'Válida', explicacao: null }
}
