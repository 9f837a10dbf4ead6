/**
 * Which questions of the follow-up a lot belongs to, and who buys for the first time: the specification's lists. A lot may
 * stand in more than one: one that was sold with a divergence still open is in both.
 */
import type { SituacaoLote } from '../lotes/situacoes.ts'
import type { ResultadoDeValidacao } from './states.ts'

export const LISTAS_DE_VALIDACAO = ['falhasOuEspera', 'divergentes', 'finalizados', 'aguardando'] as const
export type ListaDeValidacao = (typeof LISTAS_DE_VALIDACAO)[number]

export const ROTULO_DA_LISTA_DE_VALIDACAO: Readonly<Record<ListaDeValidacao, string>> = {
  falhasOuEspera: 'Falhas e em espera',
  divergentes: 'Divergentes',
  finalizados: 'Finalizados',
  aguardando: 'Aguardando o pregão',
}

interface LoteComValidacoes {
  readonly situacao: SituacaoLote
  readonly resultados: readonly ResultadoDeValidacao[]
}

const FINALIZADOS: ReadonlySet<SituacaoLote> = new Set([
  'NAO_ARREMATADO',
  'AG_PAGAMENTO',
  'CONDICIONAL',
  'PAGO',
  'RETIRADO',
])

const PERTENCE: Readonly<Record<ListaDeValidacao, (l: LoteComValidacoes) => boolean>> = {
  falhasOuEspera: (l) => l.resultados.some((r) => r === 'Falha' || r === 'Aguardando'),
  divergentes: (l) => l.resultados.includes('Divergente'),
  // A withdrawn lot is over whatever was asked about it.
  finalizados: (l) =>
    l.situacao === 'RETIRADO' ||
    (FINALIZADOS.has(l.situacao) && l.resultados.some((r) => r !== 'Divergente' && r !== 'Falha')),
  aguardando: (l) => l.situacao === 'LIBERADO_LEILAO',
}

export const listasDoLote = (l: LoteComValidacoes): ListaDeValidacao[] =>
  LISTAS_DE_VALIDACAO.filter((lista) => PERTENCE[lista](l))

const ARREMATADO: ReadonlySet<SituacaoLote> = new Set(['AG_PAGAMENTO', 'CONDICIONAL', 'PAGO'])

/** A first purchase is one that is there: leading is not buying yet. */
export const comprouPelaPrimeiraVez = (c: {
  readonly comprouAntes: boolean
  readonly situacoesDosLotes: readonly SituacaoLote[]
}): boolean => !c.comprouAntes && c.situacoesDosLotes.some((s) => ARREMATADO.has(s))

/** Whose papers are still open: every document status but Aprovado. */
export const esperaValidacao = (situacaoDocumento: string): boolean => situacaoDocumento !== 'Aprovado'
