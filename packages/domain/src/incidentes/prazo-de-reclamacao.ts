/**
 * Until when a buyer may open an incident from his purchase: while the sale is open, and so many days after its payment
 * or after the last of its goods was collected, whichever came later. Hidden defects of durable goods have 90 days by law
 * (CDC, art. 26, II); a house may give more.
 */
import { diaEmBrasilia, formatarDia, inicioDoDia, somarDias } from '../calendario/tempo-brasilia.ts'

export const DIAS_DE_RECLAMACAO = { menor: 90, maior: 365 } as const

export interface CompraParaReclamar {
  readonly encerrada: boolean
  readonly fechadaAt: number | null
  /** each item's collection; null: not yet */
  readonly entregas: readonly (number | null)[]
}

/** The last instant; null: there is no end yet. */
export function fimDaReclamacao(c: CompraParaReclamar, dias: number): number | null {
  if (c.fechadaAt === null || c.entregas.some((e) => e === null)) return null
  const ultima = Math.max(c.fechadaAt, ...c.entregas.map((e) => e ?? 0))
  return inicioDoDia(somarDias(diaEmBrasilia(ultima), dias + 1)) - 1
}

/** Null: he may. */
export function impedimentoParaReclamar(c: CompraParaReclamar, dias: number, agora: number): string | null {
  if (c.encerrada) return 'Esta compra foi encerrada. Fale com a nossa equipe pelo fale conosco.'
  const fim = fimDaReclamacao(c, dias)
  return fim === null || agora <= fim
    ? null
    : `O prazo para relatar um problema desta compra terminou em ${formatarDia(diaEmBrasilia(fim))}.`
}
