// The 25 states of a lot: what each is called, who sees it as open, which bids it takes, whether it is final. Screens
// and queries ask this table and compare `situacao` with no literal. RETIRADO is "withdrawn from the auction", not
// "picked up by the buyer" (that is the pickup flow of the sale). `aberto` is the list's word: DOULHE_* and PLACAR
// are not open in a list, yet they take bids.
import type { PorTipo, TipoHotsite } from '../hotsites/tipos.ts'
import { estaNoBloco } from './no-bloco.ts'
import { recebeLances } from './recebe-lances.ts'
import { SITUACOES_VENDIDAS } from './vendidas.ts'

export const SITUACOES_DE_LOTE = [
  'CADASTRADO',
  'PENDENTE',
  'LIBERADO_LEILAO',
  'PLACAR',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'AG_CLIENTE',
  'CONDICIONAL',
  'CONDICIONAL_NEGADA',
  'NEGADA_CONDICIONAL',
  'REPASSE',
  'BUY_NOW',
  'AG_PAGAMENTO',
  'BOLETO',
  'PARCIAL_CARTAO',
  'PAGO_CARTAO',
  'PAGO',
  'CLIENTE_DESISTIU',
  'NAO_ARREMATADO',
  'RECOMPRA',
  'RETIRADO',
  'SUSPENSO',
  'CANCELADO_NO_LEILAO',
  'LOTE_CANCELADO',
] as const

export type SituacaoLote = (typeof SITUACOES_DE_LOTE)[number]

/** The kinds of request that the judge takes (and the bid types of the specification, which they become). */
export type TipoPedido = 'Manual' | 'Configuração Automática' | 'Leiloeiro' | 'Proposta' | 'Compre Já'

type DadosDaSituacao = {
  readonly rotulo: PorTipo<string>
  /** Shown as open in lists (specification 4). */
  readonly aberto: boolean
  readonly recebe: readonly TipoPedido[]
  /** Nothing more is expected; a correction or a repasse may still leave it. */
  readonly final: boolean
  /** Two letters of the panels; the specification fixes AG, CD, CO, CN, RE, RT, AV, NA and LL. */
  readonly sigla: string
}

const NADA: readonly TipoPedido[] = []
const NO_PREGAO: readonly TipoPedido[] = ['Manual', 'Configuração Automática', 'Leiloeiro']

const dados = (
  leilao: string,
  loja: string,
  sigla: string,
  resto: Partial<Omit<DadosDaSituacao, 'rotulo' | 'sigla'>> = {},
): DadosDaSituacao => ({
  rotulo: { leilao, loja },
  sigla,
  aberto: false,
  recebe: NADA,
  final: false,
  ...resto,
})

export const SITUACOES: Readonly<Record<SituacaoLote, DadosDaSituacao>> = {
  CADASTRADO: dados('Cadastrado', 'Cadastrado', 'CA'),
  PENDENTE: dados('Pendente', 'Pendente', 'PE', { aberto: true }),
  LIBERADO_LEILAO: dados('Aberto para lances', 'Disponível', 'LL', {
    aberto: true,
    recebe: ['Manual', 'Configuração Automática', 'Proposta', 'Compre Já'],
  }),
  PLACAR: dados('No placar', 'Próximo anúncio', 'PL', { recebe: ['Manual', 'Configuração Automática'] }),
  AO_VIVO: dados('Ao vivo', 'Ao vivo', 'AV', { aberto: true, recebe: NO_PREGAO }),
  DOULHE_UMA: dados('Dou-lhe uma', 'Última chance', 'D1', { recebe: NO_PREGAO }),
  DOULHE_DUAS: dados('Dou-lhe duas', 'Encerrando', 'D2', { recebe: NO_PREGAO }),
  AG_CLIENTE: dados('Aguardando cliente', 'Aguardando comprador', 'AC'),
  CONDICIONAL: dados('Condicional', 'Em análise', 'CO'),
  CONDICIONAL_NEGADA: dados('Condicional negada', 'Oferta não aceita', 'CN', { final: true }),
  NEGADA_CONDICIONAL: dados('Condicional negada', 'Oferta não aceita', 'CN', { final: true }),
  REPASSE: dados('Repasse', 'Oportunidade de repasse', 'RE', {
    aberto: true,
    recebe: ['Manual', 'Proposta', 'Compre Já'],
  }),
  BUY_NOW: dados('Compre já', 'Compre já – reservado', 'BN'),
  AG_PAGAMENTO: dados('Aguardando pagamento', 'Aguardando pagamento', 'AG'),
  BOLETO: dados('Boleto emitido', 'Boleto emitido', 'BO'),
  PARCIAL_CARTAO: dados('Parcialmente pago no cartão', 'Parcialmente pago no cartão', 'PC'),
  PAGO_CARTAO: dados('Pago no cartão', 'Pago no cartão', 'CC'),
  PAGO: dados('Pago', 'Pago', 'PG', { final: true }),
  CLIENTE_DESISTIU: dados('Cliente desistiu', 'Comprador desistiu', 'CD', { final: true }),
  NAO_ARREMATADO: dados('Não arrematado', 'Não vendido', 'NA', { final: true }),
  RECOMPRA: dados('Recompra', 'Recomprado', 'RC', { final: true }),
  RETIRADO: dados('Retirado do leilão', 'Anúncio removido', 'RT', { final: true }),
  SUSPENSO: dados('Suspenso', 'Suspenso', 'SU'),
  CANCELADO_NO_LEILAO: dados('Cancelado no leilão', 'Cancelado', 'CL', { final: true }),
  LOTE_CANCELADO: dados('Lote cancelado', 'Anúncio cancelado', 'LC', { final: true }),
}

export const SITUACAO_INICIAL: SituacaoLote = 'CADASTRADO'
export const ROTULO_DESCONHECIDO = 'Não informado'

export function ehSituacaoLote(valor: unknown): valor is SituacaoLote {
  return typeof valor === 'string' && Object.hasOwn(SITUACOES, valor)
}

/** The Portuguese label; an unknown value (an import, an older client) reads `Não informado`. */
export function rotuloDaSituacao(situacao: string, tipo: TipoHotsite): string {
  return ehSituacaoLote(situacao) ? SITUACOES[situacao].rotulo[tipo] : ROTULO_DESCONHECIDO
}

export function siglaDaSituacao(situacao: string): string {
  return ehSituacaoLote(situacao) ? SITUACOES[situacao].sigla : '--'
}

/** Open in a list: LIBERADO_LEILAO, AO_VIVO, REPASSE, PENDENTE (specification 4). */
export function abertoNaLista(situacao: SituacaoLote): boolean {
  return SITUACOES[situacao].aberto
}

/** The lot is on the block: the room shows it, its clock or its calls run. */
export function emPregao(situacao: SituacaoLote): boolean {
  return estaNoBloco(situacao)
}

/** A call ("dou-lhe") has been made; a bid brings the lot back to AO_VIVO. */
export function emChamada(situacao: SituacaoLote): boolean {
  return situacao === 'DOULHE_UMA' || situacao === 'DOULHE_DUAS'
}

export const SITUACOES_RETIRADAS = ['RETIRADO', 'CANCELADO_NO_LEILAO', 'LOTE_CANCELADO'] as const
const RETIRADAS: ReadonlySet<SituacaoLote> = new Set(SITUACOES_RETIRADAS)
/** Withdrawn before it could be sold: its page answers 410 to search engines. */
export function saiuDaVenda(situacao: SituacaoLote): boolean {
  return RETIRADAS.has(situacao)
}

/** States by which the list of open lots is filtered, in the table's order. */
export const SITUACOES_ABERTAS: readonly SituacaoLote[] = SITUACOES_DE_LOTE.filter(abertoNaLista)

/**
 * States in which a bid may still change the outcome: what the closing timers and the outage rule look at.
 */
export const SITUACOES_QUE_RECEBEM: readonly SituacaoLote[] = SITUACOES_DE_LOTE.filter(recebeLances)

const PUBLICOS: Readonly<Partial<Record<SituacaoLote, PorTipo<string>>>> = {
  ...Object.fromEntries(SITUACOES_VENDIDAS.map((s) => [s, { leilao: 'Vendido', loja: 'Vendido' }])),
  PLACAR: { leilao: 'A seguir', loja: 'A seguir' },
  AG_CLIENTE: { leilao: 'Em confirmação', loja: 'Em confirmação' },
  CONDICIONAL: { leilao: 'Condicional: em análise', loja: 'Em análise' },
  CLIENTE_DESISTIU: { leilao: 'Venda desfeita', loja: 'Venda desfeita' },
}

/** The label for the public and for other bidders: how a buyer pays concerns him and the house alone. */
export function rotuloPublico(situacao: string, tipo: TipoHotsite): string {
  const publico = ehSituacaoLote(situacao) ? PUBLICOS[situacao] : undefined
  return publico?.[tipo] ?? rotuloDaSituacao(situacao, tipo)
}
