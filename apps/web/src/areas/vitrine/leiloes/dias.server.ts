// Auctions by day, with the day as people say it: today, tomorrow, then weekday and date, in Brasília.
import {
  DIAS_DA_SEMANA,
  diaDaSemana,
  diaEmBrasilia,
  diasEntre,
  formatarDia,
} from '@martelo/domain/calendario/tempo-brasilia.ts'

export interface Dia<L> {
  readonly dia: string
  readonly titulo: string
  readonly leiloes: readonly L[]
}

/** In the order given (the nearest first). `agora`: epoch ms. */
export function porDia<L extends { readonly data: string }>(leiloes: readonly L[], agora: number): Dia<L>[] {
  const hoje = diaEmBrasilia(agora)
  const dias = Map.groupBy(leiloes, (l) => diaEmBrasilia(Date.parse(l.data)))
  return [...dias].map(([dia, doDia]) => ({ dia, titulo: tituloDoDia(dia, hoje), leiloes: doDia }))
}

export function tituloDoDia(dia: string, hoje: string): string {
  const faltam = diasEntre(hoje, dia)
  const semana = DIAS_DA_SEMANA[diaDaSemana(dia)] ?? ''
  const data = `${semana}, ${formatarDia(dia)}`
  if (faltam === 0) return `Hoje, ${data}`
  if (faltam === 1) return `Amanhã, ${data}`
  return data.charAt(0).toUpperCase() + data.slice(1)
}
