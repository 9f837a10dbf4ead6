/**
 * An inspection: asked for, done, or cancelled. What is done is never done again: what comes later is kept beside it.
 * Refuses: an end with obligatory items open or photographs still on the device, a cancelling without a reason.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_VISTORIA = ['Aguardando', 'Realizada', 'Cancelada'] as const
export type SituacaoDeVistoria = (typeof SITUACOES_DE_VISTORIA)[number]

export type EventoDeVistoria = 'responder' | 'concluir' | 'cancelar'
type GuardaDeVistoria = 'tudoRespondido' | 'fotosChegaram' | 'temMotivo'

export interface FatosDaVistoria {
  /** obligatory items without an answer, by name */
  readonly faltam?: readonly string[]
  /** photographs that the device has and the server not yet */
  readonly fotosQueFaltam?: number
  readonly motivo?: string
}

const GUARDAS: Guardas<GuardaDeVistoria, FatosDaVistoria> = {
  tudoRespondido: ({ faltam }) =>
    faltam === undefined
      ? 'As respostas não foram conferidas.'
      : faltam.length === 0
        ? null
        : `Falta responder: ${faltam.slice(0, 5).join(', ')}${faltam.length > 5 ? ` e mais ${faltam.length - 5}` : ''}.`,
  fotosChegaram: ({ fotosQueFaltam }) =>
    fotosQueFaltam === 0 ? null : 'Ainda há fotos no aparelho. Espere o envio terminar.',
  temMotivo: ({ motivo }) => (motivo?.trim() ? null : 'Informe o motivo.'),
}

const QUEM_FAZ = ['ADM', 'Leilão', 'Pátio', 'Remoção', 'Motorista'] as const

type Linha = Transicao<SituacaoDeVistoria, EventoDeVistoria, GuardaDeVistoria>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_VISTORIA: readonly Linha[] = [
  { de: 'Aguardando', para: 'Aguardando', evento: 'responder', quem: QUEM_FAZ, guardas: [] },
  { de: 'Aguardando', para: 'Realizada', evento: 'concluir', quem: QUEM_FAZ, guardas: ['tudoRespondido', 'fotosChegaram'] },
  { de: 'Aguardando', para: 'Cancelada', evento: 'cancelar', quem: ['ADM', 'Leilão', 'Pátio'], guardas: ['temMotivo'] },
]

export const podeTransitarVistoria = (
  pedido: PedidoDeTransicao<SituacaoDeVistoria, EventoDeVistoria>,
  fatos: FatosDaVistoria,
): RespostaDeTransicao<SituacaoDeVistoria> =>
  responderTransicao(TRANSICOES_DE_VISTORIA, GUARDAS, pedido, fatos)

/** Whether a device may still write into it. */
export const aceitaRespostas = (situacao: SituacaoDeVistoria): boolean =>
  TRANSICOES_DE_VISTORIA.some((t) => t.de === situacao && t.evento === 'responder')

/** Whether it has its answers and its grade. */
export const estaFeita = (situacao: SituacaoDeVistoria): boolean =>
  TRANSICOES_DE_VISTORIA.some((t) => t.evento === 'concluir' && t.para === situacao)
