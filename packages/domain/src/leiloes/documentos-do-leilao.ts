/**
 * The papers that an auction needs, each with its state: what is awaited, received, checked, or not needed here. Refuses:
 * to dispense with a paper or to send one back without a reason, other roles than those that check.
 */
import type { NomeDoTipoDeAnexo } from '../anexos/tipos-de-anexo.ts'
import {
  type Ator,
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const TIPOS_DE_DOCUMENTO_DO_LEILAO = [
  'EDITAL',
  'ORDEM_VISITACAO',
  'ORDEM_ENTRADA',
  'CONTRATO',
  'PUBLICACAO',
  'ATA',
] as const
export type TipoDeDocumentoDoLeilao = (typeof TIPOS_DE_DOCUMENTO_DO_LEILAO)[number]

/** The kind of the house's file that is this paper; the others are published at an address of their own. */
export const ARQUIVO_DO_DOCUMENTO = {
  CONTRATO: 'contrato',
  PUBLICACAO: 'publicacao',
  ATA: 'ata',
} as const satisfies Partial<Record<TipoDeDocumentoDoLeilao, NomeDoTipoDeAnexo>>

export const ROTULO_DO_DOCUMENTO_DO_LEILAO: Readonly<Record<TipoDeDocumentoDoLeilao, string>> = {
  EDITAL: 'Edital',
  ORDEM_VISITACAO: 'Ordem de visitação',
  ORDEM_ENTRADA: 'Ordem de entrada',
  CONTRATO: 'Contrato ou ordem do comitente',
  PUBLICACAO: 'Publicação do edital',
  ATA: 'Ata do leilão',
}

export const SITUACOES_DE_DOCUMENTO_DO_LEILAO = ['AGUARDANDO', 'RECEBIDO', 'CONFERIDO', 'DISPENSADO'] as const
export type SituacaoDeDocumentoDoLeilao = (typeof SITUACOES_DE_DOCUMENTO_DO_LEILAO)[number]

export const ROTULO_DA_SITUACAO_DO_DOCUMENTO: Readonly<Record<SituacaoDeDocumentoDoLeilao, string>> = {
  AGUARDANDO: 'Aguardando',
  RECEBIDO: 'Recebido',
  CONFERIDO: 'Conferido',
  DISPENSADO: 'Dispensado',
}

export const EVENTOS_DE_DOCUMENTO_DO_LEILAO = [
  'receber',
  'conferir',
  'devolver',
  'dispensar',
  'exigir',
] as const
export type EventoDeDocumentoDoLeilao = (typeof EVENTOS_DE_DOCUMENTO_DO_LEILAO)[number]

export const ROTULO_DO_EVENTO_DO_DOCUMENTO: Readonly<Record<EventoDeDocumentoDoLeilao, string>> = {
  receber: 'Receber',
  conferir: 'Conferir',
  devolver: 'Devolver',
  dispensar: 'Dispensar',
  exigir: 'Exigir',
}

interface Contexto {
  readonly motivo: string
}
const GUARDAS: Guardas<'temMotivo', Contexto> = {
  temMotivo: (c) => (c.motivo.trim() === '' ? 'Informe o motivo.' : null),
}
const QUEM = ['ADM', 'Leilão', 'Acerto'] as const satisfies readonly Ator[]

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_DOCUMENTO_DO_LEILAO: readonly Transicao<SituacaoDeDocumentoDoLeilao, EventoDeDocumentoDoLeilao, 'temMotivo'>[] = [
  { de: 'AGUARDANDO', para: 'RECEBIDO', evento: 'receber', quem: QUEM, guardas: [] },
  { de: 'AGUARDANDO', para: 'DISPENSADO', evento: 'dispensar', quem: ['ADM', 'Leilão'], guardas: ['temMotivo'] },
  { de: 'RECEBIDO', para: 'CONFERIDO', evento: 'conferir', quem: QUEM, guardas: [] },
  { de: 'RECEBIDO', para: 'AGUARDANDO', evento: 'devolver', quem: QUEM, guardas: ['temMotivo'] },
  { de: 'CONFERIDO', para: 'AGUARDANDO', evento: 'devolver', quem: ['ADM', 'Leilão'], guardas: ['temMotivo'] },
  { de: 'DISPENSADO', para: 'AGUARDANDO', evento: 'exigir', quem: ['ADM', 'Leilão'], guardas: [] },
]

export const podeTransitarDocumentoDoLeilao = (
  pedido: PedidoDeTransicao<SituacaoDeDocumentoDoLeilao, EventoDeDocumentoDoLeilao>,
  contexto: Contexto,
): RespostaDeTransicao<SituacaoDeDocumentoDoLeilao> =>
  responderTransicao(TRANSICOES_DE_DOCUMENTO_DO_LEILAO, GUARDAS, pedido, contexto)

/** What these people may do with a paper now. */
export const eventosDoDocumento = (
  de: SituacaoDeDocumentoDoLeilao,
  atores: readonly Ator[],
): { readonly evento: EventoDeDocumentoDoLeilao; readonly pedeMotivo: boolean }[] =>
  TRANSICOES_DE_DOCUMENTO_DO_LEILAO.filter((t) => t.de === de && t.quem.some((q) => atores.includes(q))).map(
    (t) => ({ evento: t.evento, pedeMotivo: t.guardas.includes('temMotivo') }),
  )
