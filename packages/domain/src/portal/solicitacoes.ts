/**
 * What a consignor asks for one of his lots: an answer to the bid, to withdraw it, to offer it again. The request is kept
 * while it is sent (`enviando`), and ends in `sucesso` or `erro` with its message; one that failed is sent again as a new
 * try of the same request.
 */
import { RESPOSTAS_DO_COMITENTE } from '../condicionais/states.ts'
import { ANTES_DO_MARTELO } from '../condicionais/respostas-possiveis.ts'
import { SITUACOES_DE_LOTE, type SituacaoLote } from '../lotes/situacoes.ts'
import { TRANSICOES_DO_LOTE } from '../lotes/states.ts'
import {
  type Ator,
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_SOLICITACAO = ['enviando', 'sucesso', 'erro'] as const
export type SituacaoDeSolicitacao = (typeof SITUACOES_DE_SOLICITACAO)[number]

export const ROTULO_DA_SOLICITACAO: Readonly<Record<SituacaoDeSolicitacao, string>> = {
  enviando: 'Enviando',
  sucesso: 'Enviada',
  erro: 'Não aceita',
}

export const ACOES_DO_COMITENTE = [...RESPOSTAS_DO_COMITENTE, 'retirar', 'mandarRepasse'] as const
export type AcaoDoComitente = (typeof ACOES_DO_COMITENTE)[number]

export const ROTULO_DA_ACAO: Readonly<Record<AcaoDoComitente, string>> = {
  Liberada: 'Liberar',
  Recusada: 'Recusar',
  'Novo valor': 'Novo valor',
  retirar: 'Retirar do leilão',
  mandarRepasse: 'Mandar para repasse',
}

/** The lot's state that the request asks for. */
export const NOVA_SITUACAO: Readonly<Record<AcaoDoComitente, SituacaoLote>> = {
  Liberada: 'AG_PAGAMENTO',
  Recusada: 'CONDICIONAL_NEGADA',
  'Novo valor': 'CONDICIONAL',
  retirar: 'RETIRADO',
  mandarRepasse: 'REPASSE',
}

/** What the lot's table of states lets these people do from the consignor's page, besides answering. */
export const movimentosDoComitente = (
  situacao: SituacaoLote,
  atores: readonly Ator[] = ['Comitente'],
): ('retirar' | 'mandarRepasse')[] =>
  (['retirar', 'mandarRepasse'] as const).filter((evento) =>
    TRANSICOES_DO_LOTE.some(
      (t) => t.de === situacao && t.evento === evento && t.quem.some((q) => atores.includes(q)),
    ),
  )

/** The states of a lot in which its consignor can still ask for this. */
export const situacoesDoAto = (acao: AcaoDoComitente): SituacaoLote[] =>
  acao === 'retirar' || acao === 'mandarRepasse'
    ? SITUACOES_DE_LOTE.filter((de) => movimentosDoComitente(de).includes(acao))
    : [...ANTES_DO_MARTELO, 'CONDICIONAL']

/** After this long without an end, the process that sent it is gone: the person may send it again. */
export const ESPERA_DA_SOLICITACAO_MS = 60_000

export type EventoDeSolicitacao = 'concluir' | 'falhar' | 'reenviar'
interface ContextoDeSolicitacao {
  readonly agora: number
  readonly enviadaEm: number
}

const GUARDAS: Guardas<'parada', ContextoDeSolicitacao> = {
  parada: (c) =>
    c.agora - c.enviadaEm >= ESPERA_DA_SOLICITACAO_MS ? null : 'A solicitação ainda está sendo enviada.',
}

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_SOLICITACAO: readonly Transicao<SituacaoDeSolicitacao, EventoDeSolicitacao, 'parada'>[] = [
  { de: 'enviando', para: 'sucesso', evento: 'concluir', quem: ['sistema'], guardas: [] },
  { de: 'enviando', para: 'erro', evento: 'falhar', quem: ['sistema'], guardas: [] },
  { de: 'erro', para: 'enviando', evento: 'reenviar', quem: ['Comitente', 'ADM'], guardas: [] },
  { de: 'enviando', para: 'enviando', evento: 'reenviar', quem: ['Comitente', 'ADM'], guardas: ['parada'] },
]

export const podeTransitarSolicitacao = (
  pedido: PedidoDeTransicao<SituacaoDeSolicitacao, EventoDeSolicitacao>,
  contexto: ContextoDeSolicitacao,
): RespostaDeTransicao<SituacaoDeSolicitacao> =>
  responderTransicao(TRANSICOES_DE_SOLICITACAO, GUARDAS, pedido, contexto)

/** What the consignor's page follows, and what it shows before he chooses. */
export const OPCOES_DE_ACOMPANHAMENTO = ['transmissao', 'aoVivo', 'chat', 'lotesCondicionais'] as const
export type OpcaoDeAcompanhamento = (typeof OPCOES_DE_ACOMPANHAMENTO)[number]
export type OpcoesDeAcompanhamento = Readonly<Record<OpcaoDeAcompanhamento, boolean>>

export const OPCOES_PADRAO: OpcoesDeAcompanhamento = {
  transmissao: false,
  aoVivo: false,
  chat: true,
  lotesCondicionais: true,
}

export const ROTULO_DA_OPCAO: Readonly<Record<OpcaoDeAcompanhamento, string>> = {
  transmissao: 'Transmissão',
  aoVivo: 'Ao vivo',
  chat: 'Conversa',
  lotesCondicionais: 'Lotes condicionais',
}
