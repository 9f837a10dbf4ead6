/**
 * The validation of one client for one lot, beside the documents of his record: five ways of asking, four results. A
 * person answers; what comes from a registry is written by the system. Refuses: an answer that changes nothing, other
 * roles than those that answer for bidders.
 */
import {
  type Ator,
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const TIPOS_DE_VALIDACAO = [
  'Procob',
  'Manual',
  'CPF_CNPJ_Restritos',
  'CPF_CNPJ_Restritos_Bradesco',
  'Procob_Inscricao_Estadual',
] as const
export type TipoDeValidacao = (typeof TIPOS_DE_VALIDACAO)[number]

/** A list that does not name the bidder says nothing for him: these block, and let through only by a person's word. */
export const TIPOS_QUE_SO_BLOQUEIAM = [
  'CPF_CNPJ_Restritos',
  'CPF_CNPJ_Restritos_Bradesco',
] as const satisfies readonly TipoDeValidacao[]

export const ROTULO_DO_TIPO_DE_VALIDACAO: Readonly<Record<TipoDeValidacao, string>> = {
  Procob: 'Procob',
  Manual: 'Manual',
  CPF_CNPJ_Restritos: 'CPF/CNPJ restritos',
  CPF_CNPJ_Restritos_Bradesco: 'CPF/CNPJ restritos do Bradesco',
  Procob_Inscricao_Estadual: 'Inscrição estadual (Procob)',
}

export const RESULTADOS_DE_VALIDACAO = ['Autorizado', 'Divergente', 'Falha', 'Aguardando'] as const
export type ResultadoDeValidacao = (typeof RESULTADOS_DE_VALIDACAO)[number]

/** What a person does about a validation. */
export type EventoDeValidacao = 'autorizar' | 'divergir' | 'falhar' | 'pedirDeNovo'

export const EVENTO_DO_RESULTADO: Readonly<Record<ResultadoDeValidacao, EventoDeValidacao>> = {
  Autorizado: 'autorizar',
  Divergente: 'divergir',
  Falha: 'falhar',
  Aguardando: 'pedirDeNovo',
}

export const QUEM_VALIDA = ['ADM', 'SAC', 'GerenteSAC', 'Acerto'] as const satisfies readonly Ator[]
/** An authorisation lets a bid through: who gave it is not overruled by all of them. */
const QUEM_DESFAZ = ['ADM', 'GerenteSAC'] as const satisfies readonly Ator[]
const EM_ABERTO = [...QUEM_VALIDA, 'sistema'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_VALIDACAO: readonly Transicao<ResultadoDeValidacao, EventoDeValidacao, never>[] = [
  { de: 'Aguardando', para: 'Autorizado', evento: 'autorizar', quem: EM_ABERTO, guardas: [] },
  { de: 'Aguardando', para: 'Divergente', evento: 'divergir', quem: EM_ABERTO, guardas: [] },
  { de: 'Aguardando', para: 'Falha', evento: 'falhar', quem: EM_ABERTO, guardas: [] },
  { de: 'Falha', para: 'Autorizado', evento: 'autorizar', quem: EM_ABERTO, guardas: [] },
  { de: 'Falha', para: 'Divergente', evento: 'divergir', quem: EM_ABERTO, guardas: [] },
  { de: 'Falha', para: 'Aguardando', evento: 'pedirDeNovo', quem: EM_ABERTO, guardas: [] },
  { de: 'Divergente', para: 'Autorizado', evento: 'autorizar', quem: QUEM_VALIDA, guardas: [] },
  { de: 'Divergente', para: 'Falha', evento: 'falhar', quem: QUEM_VALIDA, guardas: [] },
  { de: 'Divergente', para: 'Aguardando', evento: 'pedirDeNovo', quem: QUEM_VALIDA, guardas: [] },
  { de: 'Autorizado', para: 'Divergente', evento: 'divergir', quem: QUEM_DESFAZ, guardas: [] },
  { de: 'Autorizado', para: 'Falha', evento: 'falhar', quem: QUEM_DESFAZ, guardas: [] },
  { de: 'Autorizado', para: 'Aguardando', evento: 'pedirDeNovo', quem: QUEM_DESFAZ, guardas: [] },
]

const SEM_GUARDAS: Guardas<never, null> = {}

export const podeTransitarValidacao = (
  pedido: PedidoDeTransicao<ResultadoDeValidacao, EventoDeValidacao>,
): RespostaDeTransicao<ResultadoDeValidacao> =>
  responderTransicao(TRANSICOES_DE_VALIDACAO, SEM_GUARDAS, pedido, null)

/** The results that these people may give to a validation as it is. */
export const resultadosPossiveis = (
  de: ResultadoDeValidacao,
  atores: readonly Ator[],
): ResultadoDeValidacao[] =>
  RESULTADOS_DE_VALIDACAO.filter(
    (para) => podeTransitarValidacao({ de, evento: EVENTO_DO_RESULTADO[para], atores }).pode,
  )
