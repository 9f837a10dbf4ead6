/**
 * The client's first page: what waits for him in the order of what would be lost, and his first steps until he may bid.
 * What ends within an hour comes first, by its instant; then what is overdue or due today, then day by day; on one day
 * the larger sum. What has no deadline comes last.
 */
import { diaEmBrasilia, diasEntre } from '../calendario/tempo-brasilia.ts'
import type { SituacaoDeDocumento } from './states.ts'

export interface Pendencia {
  /** an instant; null: none */
  readonly prazo: number | null
  /** centavos at stake */
  readonly valor: number
}

const HORA_MS = 60 * 60 * 1000

/** Days until the deadline in Brasília, never below zero; -1: within the hour. */
function degrau({ prazo }: Pendencia, agora: number): number {
  if (prazo === null) return Number.POSITIVE_INFINITY
  if (prazo > agora && prazo - agora <= HORA_MS) return -1
  return Math.max(0, diasEntre(diaEmBrasilia(agora), diaEmBrasilia(prazo)))
}

/** For `sort`: the most urgent first. */
export function compararPendencias(a: Pendencia, b: Pendencia, agora: number): number {
  const [da, db] = [degrau(a, agora), degrau(b, agora)]
  if (da !== db) return da < db ? -1 : 1
  if (da === -1 && a.prazo !== b.prazo) return (a.prazo ?? 0) - (b.prazo ?? 0)
  return b.valor - a.valor
}

/** How soon, in words; null: there is no deadline or it is further than a week. */
export function prazoEmPalavras(prazo: number | null, agora: number): string | null {
  if (prazo === null) return null
  const dias = diasEntre(diaEmBrasilia(agora), diaEmBrasilia(prazo))
  if (prazo < agora && dias < 0) return 'Venceu'
  if (dias === 0) return 'Vence hoje'
  if (dias === 1) return 'Vence amanhã'
  return dias <= 7 ? `Vence em ${dias} dias` : null
}

export const PASSOS_DO_CLIENTE = ['email', 'telefone', 'documentos', 'habilitacao', 'lance'] as const
export type PassoDoCliente = (typeof PASSOS_DO_CLIENTE)[number]
export type EstadoDoPasso = 'feito' | 'fazer' | 'esperar' | 'refazer'

export interface SituacaoDosPassos {
  readonly emailConfirmado: boolean
  readonly telefoneConfirmado: boolean
  readonly documentos: SituacaoDeDocumento
  readonly habilitacao: 'nenhuma' | 'em analise' | 'aprovada'
  readonly deuLance: boolean
}

const DOS_DOCUMENTOS: Readonly<Record<SituacaoDeDocumento, EstadoDoPasso>> = {
  Cadastrado: 'fazer',
  'Aguardando Validação': 'esperar',
  Aprovado: 'feito',
  Divergente: 'refazer',
}
const DA_HABILITACAO = { nenhuma: 'fazer', 'em analise': 'esperar', aprovada: 'feito' } as const

export function primeirosPassosDe(s: SituacaoDosPassos): { passo: PassoDoCliente; estado: EstadoDoPasso }[] {
  const estados: Readonly<Record<PassoDoCliente, EstadoDoPasso>> = {
    email: s.emailConfirmado ? 'feito' : 'fazer',
    telefone: s.telefoneConfirmado ? 'feito' : 'fazer',
    documentos: DOS_DOCUMENTOS[s.documentos],
    habilitacao: DA_HABILITACAO[s.habilitacao],
    lance: s.deuLance ? 'feito' : 'fazer',
  }
  return PASSOS_DO_CLIENTE.map((passo) => ({ passo, estado: estados[passo] }))
}
