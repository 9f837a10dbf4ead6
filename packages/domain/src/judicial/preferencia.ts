// Who may take a judicially sold good at the price of its highest bid, before the highest bidder (CPC, arts. 843, 876, 892;
// CC, art. 1.322): the right is declared with its ground, the house looks at the papers, and within a time after the end
// its holder matches the price. Among several the law's order decides, then who declared first: the better right may take
// the lot from one who matched before him. Refuses: an unapproved right, a price already paid, a time that has passed,
// one's own bid.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

/** In the order in which one goes before the other. */
export const FUNDAMENTOS = [
  'COPROPRIETARIO',
  'CONJUGE_COPROPRIETARIO',
  'ENTE_PUBLICO_TOMBADO',
  'CONJUGE',
  'COMPANHEIRO',
  'DESCENDENTE',
  'ASCENDENTE',
  'LOCATARIO',
] as const
export type Fundamento = (typeof FUNDAMENTOS)[number]

export const ROTULO_DO_FUNDAMENTO: Readonly<Record<Fundamento, string>> = {
  COPROPRIETARIO: 'Coproprietário (CPC, art. 843, § 1º)',
  CONJUGE_COPROPRIETARIO: 'Cônjuge alheio à execução (CPC, art. 843, § 1º)',
  ENTE_PUBLICO_TOMBADO: 'União, Estado ou Município, bem tombado (CPC, art. 892, § 3º)',
  CONJUGE: 'Cônjuge do executado (CPC, art. 892, § 2º)',
  COMPANHEIRO: 'Companheiro do executado (CPC, art. 892, § 2º)',
  DESCENDENTE: 'Descendente do executado (CPC, art. 892, § 2º)',
  ASCENDENTE: 'Ascendente do executado (CPC, art. 892, § 2º)',
  LOCATARIO: 'Locatário, por decisão do juízo',
}

export const SITUACOES_DA_PREFERENCIA = ['DECLARADA', 'RECONHECIDA', 'RECUSADA', 'EXERCIDA'] as const
export type SituacaoDaPreferencia = (typeof SITUACOES_DA_PREFERENCIA)[number]

export const ROTULO_DA_PREFERENCIA: Readonly<Record<SituacaoDaPreferencia, string>> = {
  DECLARADA: 'Em análise',
  RECONHECIDA: 'Reconhecida',
  RECUSADA: 'Não reconhecida',
  EXERCIDA: 'Exercida',
}

export type EventoDaPreferencia = 'reconhecer' | 'recusar' | 'exercer'
type Guarda = 'temMotivo' | 'noPrazo' | 'aguardaPagamento' | 'semPagamento' | 'deOutro' | 'semMelhorDireito'

export interface ContextoDaPreferencia {
  readonly motivo?: string | undefined
  readonly agora: number
  /** end of the time to match the price; null: the lot has no result yet */
  readonly prazo: number | null
  /** the lot was sold and waits for its payment */
  readonly aguardaPagamento: boolean
  readonly semPagamento: boolean
  /** who holds the right leads himself */
  readonly venceu: boolean
  /** another, whose right goes before, has matched the price already */
  readonly haMelhorDireito: boolean
}

const GUARDAS: Guardas<Guarda, ContextoDaPreferencia> = {
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  aguardaPagamento: (c) =>
    c.aguardaPagamento ? null : 'O direito é exercido depois do arremate, enquanto ele não foi pago.',
  noPrazo: (c) =>
    c.prazo !== null && c.agora <= c.prazo ? null : 'O prazo para igualar o lance já terminou.',
  semPagamento: (c) =>
    c.semPagamento ? null : 'O arrematante já começou a pagar. Procure o juízo do processo.',
  deOutro: (c) => (c.venceu ? 'Você já é o arrematante deste lote.' : null),
  semMelhorDireito: (c) => (c.haMelhorDireito ? 'Quem tem direito que vem antes do seu já o exerceu.' : null),
}

const CASA = ['ADM', 'Leilão', 'Assessorias Jurídicas'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DA_PREFERENCIA: readonly Transicao<SituacaoDaPreferencia, EventoDaPreferencia, Guarda>[] = [
  { de: 'DECLARADA', para: 'RECONHECIDA', evento: 'reconhecer', quem: CASA, guardas: [] },
  { de: 'DECLARADA', para: 'RECUSADA', evento: 'recusar', quem: CASA, guardas: ['temMotivo'] },
  { de: 'RECONHECIDA', para: 'RECUSADA', evento: 'recusar', quem: CASA, guardas: ['temMotivo'] },
  { de: 'RECUSADA', para: 'RECONHECIDA', evento: 'reconhecer', quem: CASA, guardas: [] },
  { de: 'RECONHECIDA', para: 'EXERCIDA', evento: 'exercer', quem: ['Cliente'], guardas: ['aguardaPagamento', 'noPrazo', 'deOutro', 'semPagamento', 'semMelhorDireito'] },
]

export function moverPreferencia(
  pedido: PedidoDeTransicao<SituacaoDaPreferencia, EventoDaPreferencia>,
  contexto: ContextoDaPreferencia,
): RespostaDeTransicao<SituacaoDaPreferencia> {
  return responderTransicao(TRANSICOES_DA_PREFERENCIA, GUARDAS, pedido, contexto)
}

export interface DireitoDeclarado {
  readonly fundamento: Fundamento
  /** epoch ms */
  readonly declaradoEm: number
}

/** Whether `a` goes before `b`: by the law's order, then by who came first. */
export function vemAntes(a: DireitoDeclarado, b: DireitoDeclarado): boolean {
  const [x, y] = [FUNDAMENTOS.indexOf(a.fundamento), FUNDAMENTOS.indexOf(b.fundamento)]
  return x === y ? a.declaradoEm < b.declaradoEm : x < y
}
