/**
 * Proofs of one sold item that are no money: that a third party may collect it, and that its papers arrived. Each has who
 * sends it, who validates it, and when. Refuses: one that proves nothing now, a refusal without a reason, a second answer.
 */
import {
  type Guardas,
  type RespostaDeTransicao,
  responderTransicao,
  type Ator,
  type Transicao,
} from '../comum/transicoes.ts'
import type { SituacaoDeComprovante } from '../pagamentos/states.ts'
import type { SituacaoDeVenda } from '../vendas/states.ts'
import type { SituacaoDeDocumentacao, SituacaoDeRetirada } from './states.ts'

export const COMPROVANTES_DO_ITEM = ['retirada_por_terceiros', 'aviso_de_recebimento'] as const
export type ComprovanteDoItem = (typeof COMPROVANTES_DO_ITEM)[number]

export const ROTULO_DO_COMPROVANTE_DO_ITEM: Record<ComprovanteDoItem, string> = {
  retirada_por_terceiros: 'Autorização do terceiro',
  aviso_de_recebimento: 'Aviso de recebimento (AR)',
}

const QUEM_ENVIA: Record<ComprovanteDoItem, readonly Ator[]> = {
  retirada_por_terceiros: ['Cliente', 'Pátio', 'SAC', 'ADM'],
  aviso_de_recebimento: ['Despachante', 'ADM'],
}
const QUEM_VALIDA: Record<ComprovanteDoItem, readonly Ator[]> = {
  retirada_por_terceiros: ['Pátio', 'SAC', 'GerenteSAC', 'ADM'],
  aviso_de_recebimento: ['Despachante', 'SAC', 'GerenteSAC', 'ADM'],
}

export const podeEnviarComprovante = (tipo: ComprovanteDoItem, atores: readonly Ator[]): boolean =>
  QUEM_ENVIA[tipo].some((a) => atores.includes(a))
export const podeValidarComprovante = (tipo: ComprovanteDoItem, atores: readonly Ator[]): boolean =>
  QUEM_VALIDA[tipo].some((a) => atores.includes(a))

export interface ItemAProvar {
  readonly venda: SituacaoDeVenda
  readonly retirada: SituacaoDeRetirada
  /** a pickup by another person is booked */
  readonly porTerceiro: boolean
  readonly documentacao: SituacaoDeDocumentacao
  readonly metodoEnvio: string | null
}

/** Why such a proof has nothing to prove now; null when it may be sent. */
export function impedimentoDoComprovante(tipo: ComprovanteDoItem, i: ItemAProvar): string | null {
  if (i.venda !== 'Fechada') return 'Esta compra ainda não está paga.'
  if (tipo === 'aviso_de_recebimento') {
    if (i.metodoEnvio === null || i.metodoEnvio === 'Retirada')
      return 'Os documentos desta compra não vão pelos Correios.'
    return i.documentacao === 'enviado' ? null : 'O aviso de recebimento vem depois do envio dos documentos.'
  }
  return i.retirada === 'aguardando_retirada' && i.porTerceiro
    ? null
    : 'Não há retirada marcada em nome de outra pessoa.'
}

export const EVENTOS_DE_COMPROVANTE = ['aprovar', 'divergir'] as const
export type EventoDeComprovante = (typeof EVENTOS_DE_COMPROVANTE)[number]
const GUARDAS: Guardas<'temMotivo', { readonly motivo?: string | null | undefined }> = {
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}

const linhas = (
  tipo: ComprovanteDoItem,
): readonly Transicao<SituacaoDeComprovante, EventoDeComprovante, 'temMotivo'>[] => [
  { de: 'AG_COMPENSACAO', para: 'PAGO', evento: 'aprovar', quem: QUEM_VALIDA[tipo], guardas: [] },
  {
    de: 'AG_COMPENSACAO',
    para: 'DIVERGENTE',
    evento: 'divergir',
    quem: QUEM_VALIDA[tipo],
    guardas: ['temMotivo'],
  },
]
const TRANSICOES = {
  retirada_por_terceiros: linhas('retirada_por_terceiros'),
  aviso_de_recebimento: linhas('aviso_de_recebimento'),
} as const

export function responderComprovante(
  tipo: ComprovanteDoItem,
  p: {
    readonly de: SituacaoDeComprovante
    readonly evento: EventoDeComprovante
    readonly atores: readonly Ator[]
  },
  contexto: { readonly motivo?: string | null | undefined },
): RespostaDeTransicao<SituacaoDeComprovante> {
  return responderTransicao(TRANSICOES[tipo], GUARDAS, p, contexto)
}

/** What the buyer reads of the answer. */
export function textoDaResposta(tipo: ComprovanteDoItem, aprovado: boolean, motivo: string | null): string {
  const rotulo = ROTULO_DO_COMPROVANTE_DO_ITEM[tipo]
  if (!aprovado) return `${rotulo}: não aceitamos o arquivo. ${motivo ?? ''} Envie outro.`.replace('  ', ' ')
  return tipo === 'retirada_por_terceiros'
    ? `${rotulo}: conferida. Na retirada, a pessoa leva o documento com foto.`
    : `${rotulo}: conferido. Os documentos chegaram ao seu endereço.`
}
