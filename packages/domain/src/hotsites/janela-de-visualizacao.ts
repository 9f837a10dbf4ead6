// When visitors see the catalogue: outside of it, only who has signed in does.

export interface JanelaDeVisualizacao {
  readonly visualizacaoDe: Date | null
  readonly visualizacaoAte: Date | null
}

export const visualizacaoFechada = (j: JanelaDeVisualizacao, agora: number): boolean =>
  (j.visualizacaoDe !== null && agora < j.visualizacaoDe.getTime()) ||
  (j.visualizacaoAte !== null && agora >= j.visualizacaoAte.getTime())
