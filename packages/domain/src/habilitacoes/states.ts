/**
 * The client's enabling for one auction (habilitação), required to bid. The hotsite's `tipoHabilitacaoLeilao` says
 * how it comes about: at once, with approved documents, by a person's decision, or against a deposit (caução).
 * Documents that become divergent send it back (`perderCondicao`). Refuses: a second request while one is open or
 * approved, approval without what the kind demands, a refusal without a reason.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const TIPOS_DE_HABILITACAO = ['AUTOMATICA', 'POR_DOCUMENTO', 'MANUAL', 'CAUCAO'] as const
export type TipoDeHabilitacao = (typeof TIPOS_DE_HABILITACAO)[number]

export const ROTULO_DO_TIPO_DE_HABILITACAO: Record<TipoDeHabilitacao, string> = {
  AUTOMATICA: 'Automática',
  POR_DOCUMENTO: 'Com documentos aprovados',
  MANUAL: 'Análise manual',
  CAUCAO: 'Com caução',
}

export const SITUACOES_DE_HABILITACAO = ['EM_ANALISE', 'APROVADA', 'REPROVADA', 'REVOGADA'] as const
export type SituacaoDeHabilitacao = (typeof SITUACOES_DE_HABILITACAO)[number]

export const ROTULO_DA_HABILITACAO: Record<SituacaoDeHabilitacao, string> = {
  EM_ANALISE: 'Em análise',
  APROVADA: 'Aprovada',
  REPROVADA: 'Reprovada',
  REVOGADA: 'Revogada',
}

export type EventoDeHabilitacao =
  | 'aprovar'
  | 'aprovarSozinha'
  | 'reprovar'
  | 'revogar'
  | 'perderCondicao'
  | 'pedirNovamente'

type GuardaDeHabilitacao = 'condicaoCumprida' | 'temMotivo'

export interface ContextoDeHabilitacao {
  readonly tipo: TipoDeHabilitacao
  /** The client's document status is Aprovado. */
  readonly documentosAprovados: boolean
  /** The deposit for this auction is paid. */
  readonly caucaoPaga: boolean
  readonly clienteBloqueado: boolean
  readonly motivo?: string | undefined
}

/** What each kind demands before an approval; null when it is there. */
const CONDICAO: Record<TipoDeHabilitacao, (c: ContextoDeHabilitacao) => string | null> = {
  AUTOMATICA: () => null,
  POR_DOCUMENTO: (c) =>
    c.documentosAprovados ? null : 'A habilitação será concluída quando seus documentos forem aprovados.',
  MANUAL: () => null,
  CAUCAO: (c) => (c.caucaoPaga ? null : 'A habilitação será concluída com o pagamento da caução.'),
}

/** Kinds that wait for a person even when their condition is met. */
const DECIDIDO_POR_PESSOA: ReadonlySet<TipoDeHabilitacao> = new Set(['MANUAL'])

export function condicaoPendente(contexto: ContextoDeHabilitacao): string | null {
  if (contexto.clienteBloqueado) return 'Seu cadastro está bloqueado. Fale com a nossa equipe.'
  return CONDICAO[contexto.tipo](contexto)
}

const GUARDAS: Guardas<GuardaDeHabilitacao, ContextoDeHabilitacao> = {
  condicaoCumprida: condicaoPendente,
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}

const EQUIPE = ['ADM', 'SAC', 'GerenteSAC', 'Leilão'] as const

type LinhaDeHabilitacao = Transicao<SituacaoDeHabilitacao, EventoDeHabilitacao, GuardaDeHabilitacao>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_HABILITACAO: readonly LinhaDeHabilitacao[] = [
  { de: 'EM_ANALISE', para: 'APROVADA', evento: 'aprovar', quem: EQUIPE, guardas: ['condicaoCumprida'] },
  { de: 'EM_ANALISE', para: 'APROVADA', evento: 'aprovarSozinha', quem: ['sistema'], guardas: ['condicaoCumprida'] },
  { de: 'EM_ANALISE', para: 'REPROVADA', evento: 'reprovar', quem: EQUIPE, guardas: ['temMotivo'] },
  { de: 'APROVADA', para: 'REVOGADA', evento: 'revogar', quem: ['ADM', 'GerenteSAC', 'Leilão'], guardas: ['temMotivo'] },
  { de: 'APROVADA', para: 'EM_ANALISE', evento: 'perderCondicao', quem: ['sistema'], guardas: [] },
  { de: 'REPROVADA', para: 'EM_ANALISE', evento: 'pedirNovamente', quem: ['Cliente', ...EQUIPE], guardas: [] },
  { de: 'REVOGADA', para: 'EM_ANALISE', evento: 'pedirNovamente', quem: ['ADM', 'GerenteSAC'], guardas: ['temMotivo'] },
]

export function podeTransitarHabilitacao(
  pedido: PedidoDeTransicao<SituacaoDeHabilitacao, EventoDeHabilitacao>,
  contexto: ContextoDeHabilitacao,
): RespostaDeTransicao<SituacaoDeHabilitacao> {
  return responderTransicao(TRANSICOES_DE_HABILITACAO, GUARDAS, pedido, contexto)
}

/** The state with which a new request begins, and the message when it is not approved at once. */
export function situacaoInicial(contexto: ContextoDeHabilitacao): {
  situacao: SituacaoDeHabilitacao
  aviso: string | null
} {
  const pendente = condicaoPendente(contexto)
  if (pendente !== null) return { situacao: 'EM_ANALISE', aviso: pendente }
  if (!DECIDIDO_POR_PESSOA.has(contexto.tipo)) return { situacao: 'APROVADA', aviso: null }
  return {
    situacao: 'EM_ANALISE',
    aviso: 'Recebemos seu pedido de habilitação. Aguarde a análise da nossa equipe.',
  }
}

/**
 * What the system does by itself when documents, deposit or block of a client change: the event to apply, or null.
 * Decisions of persons (reprovada, revogada) are never undone by it.
 */
export function reavaliarHabilitacao(
  situacao: SituacaoDeHabilitacao,
  contexto: ContextoDeHabilitacao,
): Extract<EventoDeHabilitacao, 'aprovarSozinha' | 'perderCondicao'> | null {
  const pendente = condicaoPendente(contexto) !== null
  if (situacao === 'APROVADA' && pendente) return 'perderCondicao'
  return situacao === 'EM_ANALISE' && !pendente && !DECIDIDO_POR_PESSOA.has(contexto.tipo)
    ? 'aprovarSozinha'
    : null
}
