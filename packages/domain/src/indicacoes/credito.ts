// Refer and earn. What a house promises for a client who came by another one's invitation, when the credit may be used,
// and what makes a person look first. A credit is whole: it is used in one purchase or paid once.

/** Null as a whole: the house has no campaign, and an invitation earns nothing. */
export interface RegraDeIndicacao {
  /** centavos for each person whose first purchase was closed */
  readonly valor: number
  /** after the purchase was closed: it may still be undone */
  readonly diasDeEspera: number
  /** credits of one inviter within 30 days; what is above waits for a person */
  readonly maximoPorMes: number
}

export const SITUACOES_DO_CREDITO = [
  'Aguardando',
  'Em análise',
  'Liberado',
  'Usado',
  'Pago',
  'Recusado',
] as const
export type SituacaoDoCredito = (typeof SITUACOES_DO_CREDITO)[number]
export type EventoDoCredito = 'liberar' | 'aprovar' | 'recusar' | 'usar' | 'devolver' | 'pagar'

interface Transicao {
  readonly de: readonly SituacaoDoCredito[]
  readonly para: SituacaoDoCredito
  readonly quem: 'sistema' | 'casa' | 'cliente'
}
// biome-ignore format: one row per line is what makes a table readable
const TRANSICOES: Readonly<Record<EventoDoCredito, Transicao>> = {
  liberar: { de: ['Aguardando'], para: 'Liberado', quem: 'sistema' },
  aprovar: { de: ['Em análise'], para: 'Aguardando', quem: 'casa' },
  recusar: { de: ['Aguardando', 'Em análise', 'Liberado'], para: 'Recusado', quem: 'casa' },
  usar: { de: ['Liberado'], para: 'Usado', quem: 'cliente' },
  devolver: { de: ['Usado'], para: 'Liberado', quem: 'sistema' },
  pagar: { de: ['Liberado'], para: 'Pago', quem: 'casa' },
}
export const EVENTOS_DA_CASA = ['aprovar', 'recusar', 'pagar'] as const
export type EventoDaCasa = (typeof EVENTOS_DA_CASA)[number]

/** Where the event leads; null: not from here. */
export const moverCredito = (de: SituacaoDoCredito, evento: EventoDoCredito): SituacaoDoCredito | null =>
  TRANSICOES[evento].de.includes(de) ? TRANSICOES[evento].para : null

export const podeNaCasa = (de: SituacaoDoCredito): readonly EventoDaCasa[] =>
  EVENTOS_DA_CASA.filter((e) => moverCredito(de, e) !== null)

export const SUSPEITAS = {
  telefone: 'O mesmo telefone nos dois cadastros',
  endereco: 'O mesmo endereço nos dois cadastros',
  rede: 'Entraram pela mesma rede no mesmo dia',
  socio: 'Um é sócio da empresa do outro',
  mes: 'Acima do máximo de créditos em 30 dias',
  equipe: 'Quem indicou trabalha na casa',
} as const
export type Suspeita = keyof typeof SUSPEITAS

/** What is known of the two people, as facts. */
export interface FatosDaIndicacao {
  readonly mesmoTelefone: boolean
  readonly mesmoEndereco: boolean
  readonly mesmaRede: boolean
  readonly socio: boolean
  /** the inviter is of the house's staff */
  readonly equipe: boolean
  /** credits of the inviter within the 30 days before, without refused ones */
  readonly noMes: number
}

/** Empty: nothing speaks against it. A suspicion is never a refusal: a person decides. */
export function suspeitasDe(f: FatosDaIndicacao, r: RegraDeIndicacao): Suspeita[] {
  const todas: readonly (readonly [Suspeita, boolean])[] = [
    ['telefone', f.mesmoTelefone],
    ['endereco', f.mesmoEndereco],
    ['rede', f.mesmaRede],
    ['socio', f.socio],
    ['mes', f.noMes >= r.maximoPorMes],
    ['equipe', f.equipe],
  ]
  return todas.filter(([, sim]) => sim).map(([s]) => s)
}

/** Of a purchase's commission, what credits may still take off, in centavos. */
export const cabeNaComissao = (comissao: number, jaUsado: number): number => Math.max(0, comissao - jaUsado)

interface Movimento {
  readonly fato: 'indicacaoGanha' | 'indicacaoUsada' | 'indicacaoPaga'
  readonly valor: number
}
/** What the ledger holds of a credit in this state. */
export function movimentosDoCredito(situacao: SituacaoDoCredito, valor: number): Movimento[] {
  if (situacao === 'Liberado') return [{ fato: 'indicacaoGanha', valor }]
  if (situacao === 'Usado')
    return [
      { fato: 'indicacaoGanha', valor },
      { fato: 'indicacaoUsada', valor },
    ]
  if (situacao === 'Pago')
    return [
      { fato: 'indicacaoGanha', valor },
      { fato: 'indicacaoPaga', valor },
    ]
  return []
}
