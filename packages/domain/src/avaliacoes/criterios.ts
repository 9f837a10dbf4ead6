// What an auctioneer's work in an auction is judged by, one to five each; and what the marks of many say together.
export const CRITERIOS_DO_LEILOEIRO = ['pontualidade', 'conducao', 'clareza', 'resultado'] as const
export type CriterioDoLeiloeiro = (typeof CRITERIOS_DO_LEILOEIRO)[number]

export const ROTULO_DO_CRITERIO: Readonly<Record<CriterioDoLeiloeiro, string>> = {
  pontualidade: 'Pontualidade',
  conducao: 'Condução do pregão',
  clareza: 'Clareza',
  resultado: 'Resultado',
}
export const MAIOR_NOTA = 5

export type Notas = Readonly<Record<CriterioDoLeiloeiro, number>>

/** One decimal; null: no one has judged. */
export function notaMedia(avaliacoes: readonly Notas[]): number | null {
  const notas = avaliacoes.flatMap((a) => CRITERIOS_DO_LEILOEIRO.map((c) => a[c]))
  if (notas.length === 0) return null
  return Math.round((notas.reduce((s, n) => s + n, 0) / notas.length) * 10) / 10
}
