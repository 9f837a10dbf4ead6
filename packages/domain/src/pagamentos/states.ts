/**
 * Payments and their proofs: one machine under two names. A payment is aguardandoEnvio, its proof is stored as
 * CADASTRADO and shown as "Aguardando Envio", and so on. Any unknown proof value counts as Aguardando Envio, in grey
 * (specification, section 4).
 * Refuses: approving without proof or bank, a divergence without a reason, undoing an approval without Financeiro.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_PAGAMENTO = [
  'aguardandoEnvio',
  'aguardandoValidacao',
  'aprovado',
  'divergente',
] as const
export type SituacaoDePagamento = (typeof SITUACOES_DE_PAGAMENTO)[number]

export const SITUACOES_DE_COMPROVANTE = ['CADASTRADO', 'AG_COMPENSACAO', 'PAGO', 'DIVERGENTE'] as const
export type SituacaoDeComprovante = (typeof SITUACOES_DE_COMPROVANTE)[number]

/** Colour names are the specification's; the screens map them to tokens. */
export type CorDeSituacao = 'blue' | 'green' | 'red' | 'grey' | 'amber' | 'positive'

export const ROTULO_DO_PAGAMENTO: Record<SituacaoDePagamento, string> = {
  aguardandoEnvio: 'Aguardando envio',
  aguardandoValidacao: 'Aguardando validação',
  aprovado: 'Aprovado',
  divergente: 'Divergente',
}

export const COR_DO_PAGAMENTO: Record<SituacaoDePagamento, CorDeSituacao> = {
  aguardandoEnvio: 'blue',
  aguardandoValidacao: 'blue',
  aprovado: 'green',
  divergente: 'red',
}

const COMPROVANTE_DO_PAGAMENTO: Record<SituacaoDePagamento, SituacaoDeComprovante> = {
  aguardandoEnvio: 'CADASTRADO',
  aguardandoValidacao: 'AG_COMPENSACAO',
  aprovado: 'PAGO',
  divergente: 'DIVERGENTE',
}

export function comprovanteDoPagamento(situacao: SituacaoDePagamento): SituacaoDeComprovante {
  return COMPROVANTE_DO_PAGAMENTO[situacao]
}

/** What the user sees of a proof, by its server value, with the spelling of the specification. */
export function mostrarComprovante(situacao: string): { rotulo: string; cor: CorDeSituacao } {
  const vistos: Record<SituacaoDeComprovante, { rotulo: string; cor: CorDeSituacao }> = {
    CADASTRADO: { rotulo: 'Aguardando Envio', cor: 'blue' },
    AG_COMPENSACAO: { rotulo: 'Aguardando Validação', cor: 'blue' },
    PAGO: { rotulo: 'Aprovado', cor: 'green' },
    DIVERGENTE: { rotulo: 'Divergente', cor: 'red' },
  }
  const conhecida = SITUACOES_DE_COMPROVANTE.find((s) => s === situacao)
  return conhecida ? vistos[conhecida] : { rotulo: 'Aguardando Envio', cor: 'grey' }
}

export const TIPOS_DE_COMPROVANTE = [
  'PAGAMENTO',
  'PAGAMENTO_SEDEX',
  'CARTA_REGISTRADA',
  'RETIRADA_POR_TERCEIROS',
] as const
export type TipoDeComprovante = (typeof TIPOS_DE_COMPROVANTE)[number]

export type EventoDePagamento =
  | 'enviarComprovante'
  | 'aprovar'
  | 'divergir'
  | 'confirmarPeloBanco'
  | 'divergirPeloBanco'
  | 'estornar'
  | 'reapresentarCheque'
  | 'devolverCheque'

type GuardaDePagamento = 'temArquivo' | 'temMotivo'

export interface ContextoDePagamento {
  /** A proof file is stored with this payment. */
  readonly temArquivo: boolean
  readonly motivo?: string | undefined
}

const GUARDAS: Guardas<GuardaDePagamento, ContextoDePagamento> = {
  temArquivo: (c) => (c.temArquivo ? null : 'Envie o arquivo do comprovante.'),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}

const QUEM_ENVIA = ['Cliente', 'ADM', 'SAC', 'Acerto', 'GerenteAcerto'] as const
const QUEM_VALIDA = ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'] as const

type LinhaDePagamento = Transicao<SituacaoDePagamento, EventoDePagamento, GuardaDePagamento>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_PAGAMENTO: readonly LinhaDePagamento[] = [
  { de: 'aguardandoEnvio', para: 'aguardandoValidacao', evento: 'enviarComprovante', quem: QUEM_ENVIA, guardas: ['temArquivo'] },
  { de: 'aguardandoEnvio', para: 'aprovado', evento: 'confirmarPeloBanco', quem: ['sistema'], guardas: [] },
  { de: 'aguardandoEnvio', para: 'divergente', evento: 'divergirPeloBanco', quem: ['sistema'], guardas: ['temMotivo'] },
  { de: 'aguardandoValidacao', para: 'aguardandoValidacao', evento: 'enviarComprovante', quem: QUEM_ENVIA, guardas: ['temArquivo'] },
  { de: 'aguardandoValidacao', para: 'aprovado', evento: 'aprovar', quem: QUEM_VALIDA, guardas: [] },
  { de: 'aguardandoValidacao', para: 'divergente', evento: 'divergir', quem: QUEM_VALIDA, guardas: ['temMotivo'] },
  { de: 'aguardandoValidacao', para: 'aprovado', evento: 'confirmarPeloBanco', quem: ['sistema'], guardas: [] },
  { de: 'aguardandoValidacao', para: 'divergente', evento: 'divergirPeloBanco', quem: ['sistema'], guardas: ['temMotivo'] },
  { de: 'divergente', para: 'aguardandoValidacao', evento: 'enviarComprovante', quem: QUEM_ENVIA, guardas: ['temArquivo'] },
  { de: 'divergente', para: 'aprovado', evento: 'confirmarPeloBanco', quem: ['sistema'], guardas: [] },
  { de: 'aprovado', para: 'divergente', evento: 'estornar', quem: ['ADM', 'Financeiro', 'sistema'], guardas: ['temMotivo'] },
  { de: 'aguardandoValidacao', para: 'aguardandoValidacao', evento: 'reapresentarCheque', quem: QUEM_VALIDA, guardas: ['temMotivo'] },
  { de: 'aguardandoValidacao', para: 'divergente', evento: 'devolverCheque', quem: QUEM_VALIDA, guardas: ['temMotivo'] },
  { de: 'aprovado', para: 'divergente', evento: 'devolverCheque', quem: ['ADM', 'Financeiro'], guardas: ['temMotivo'] },
]

export function podeTransitarPagamento(
  pedido: PedidoDeTransicao<SituacaoDePagamento, EventoDePagamento>,
  contexto: ContextoDePagamento,
): RespostaDeTransicao<SituacaoDePagamento> {
  return responderTransicao(TRANSICOES_DE_PAGAMENTO, GUARDAS, pedido, contexto)
}
