/**
 * A set of lots: bid as one, on its principal. The principal's values are those of the whole set (the sums of all
 * lots with their costs, unless the house says otherwise); the members are hidden from bids and follow the principal
 * when it is settled. Refuses: one lot alone, lots of several auctions or consignors, a member that is open to bids
 * already, a lot that leads or belongs to another set.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoLote } from './situacoes.ts'

export const MAXIMO_DE_LOTES_NO_CONJUNTO = 51

export interface LoteDoConjunto {
  readonly id: number
  readonly numero: string
  readonly leiId: number
  readonly comId: number
  readonly situacao: SituacaoLote
  readonly tipoNegociacao: string
  /** the set that it belongs to now, by its principal's id; null when it stands alone */
  readonly conjuntoPrincipalId: number | null
  /** how many lots follow it now */
  readonly membros: number
}

/** A set is formed before the first bid; the principal may be on the site with a pending matter. */
const PRINCIPAL: readonly SituacaoLote[] = ['CADASTRADO', 'PENDENTE']
const MEMBRO: readonly SituacaoLote[] = ['CADASTRADO']

/**
 * Why these lots cannot be one set under `principal`; null when they can. A set that is formed again may lose and
 * gain lots.
 */
export function impedimentoDoConjunto(
  principal: LoteDoConjunto,
  membros: readonly LoteDoConjunto[],
): string | null {
  if (membros.length === 0) return 'Escolha pelo menos dois lotes.'
  if (membros.length >= MAXIMO_DE_LOTES_NO_CONJUNTO)
    return `Um conjunto tem no máximo ${MAXIMO_DE_LOTES_NO_CONJUNTO} lotes.`
  if (membros.some((m) => m.leiId !== principal.leiId)) return 'Os lotes de um conjunto são do mesmo leilão.'
  if (membros.some((m) => m.comId !== principal.comId))
    return 'Os lotes de um conjunto são do mesmo comitente.'
  if (principal.conjuntoPrincipalId !== null)
    return `O lote ${principal.numero} já faz parte de outro conjunto.`
  if (!PRINCIPAL.includes(principal.situacao)) return jaLiberado(principal)
  for (const m of membros) {
    if (m.membros > 0) return `O lote ${m.numero} é o principal de outro conjunto.`
    if (m.conjuntoPrincipalId !== null && m.conjuntoPrincipalId !== principal.id)
      return `O lote ${m.numero} já faz parte de outro conjunto.`
    if (!MEMBRO.includes(m.situacao)) return jaLiberado(m)
  }
  return null
}

/** Why the set of this principal cannot be dissolved; null when it can. */
export function impedimentoParaDesfazer(principal: LoteDoConjunto): string | null {
  if (principal.membros === 0) return `O lote ${principal.numero} não é principal de um conjunto.`
  return PRINCIPAL.includes(principal.situacao) ? null : jaLiberado(principal)
}

const jaLiberado = (l: LoteDoConjunto): string =>
  `O lote ${l.numero} já saiu do cadastro: conjuntos mudam antes da liberação.`

export const VALORES_SOMADOS = [
  'minimo',
  'valorComitente',
  'despachante',
  'outros',
  'remocao',
  'depositoDeBens',
  'vistoria',
] as const
type ValorSomado = (typeof VALORES_SOMADOS)[number]
export type ValoresDoLote = Readonly<Record<ValorSomado, Centavos | null>>

/** The values of the whole set. A reserve that one lot lacks counts as its minimum: a sum must not fall below what others ask. */
export function somarConjunto(lotes: readonly ValoresDoLote[]): Record<ValorSomado, Centavos | null> {
  const soma = (de: (l: ValoresDoLote) => Centavos | null) => lotes.reduce((t, l) => t + (de(l) ?? 0), 0)
  const comReserva = lotes.some((l) => l.valorComitente !== null)
  return {
    minimo: soma((l) => l.minimo),
    valorComitente: comReserva ? soma((l) => l.valorComitente ?? l.minimo) : null,
    despachante: soma((l) => l.despachante),
    outros: soma((l) => l.outros),
    remocao: soma((l) => l.remocao),
    depositoDeBens: soma((l) => l.depositoDeBens),
    vistoria: soma((l) => l.vistoria),
  }
}
