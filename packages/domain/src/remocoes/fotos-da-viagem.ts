// When a driver photographs the vehicle: where he takes it, and where he leaves it. The folder of the removal's files in
// which the picture lies says which of the two.
import { type SituacaoDeRemocao, remocaoViva } from './states.ts'

export const MOMENTOS_DA_VIAGEM = ['coleta', 'entrega'] as const
export type MomentoDaViagem = (typeof MOMENTOS_DA_VIAGEM)[number]

export const PASTA_DO_MOMENTO: Readonly<Record<MomentoDaViagem, string>> = {
  coleta: 'Coleta',
  entrega: 'Entrega',
}
export const FOTOS_POR_MOMENTO = 20

/** By the position that it shows (the house's own: front, dashboard …), or by its moment when it shows none. */
export const nomeDaFoto = (momento: MomentoDaViagem, posicao: string | null | undefined): string =>
  `${posicao?.replaceAll(/[/\\]/g, ' ').replaceAll(/\s+/g, ' ').trim() || PASTA_DO_MOMENTO[momento]}.jpg`

/** What may be photographed now; null: nothing. A picture that waited on the phone is taken whatever happened since. */
export function momentoDaViagem(situacao: SituacaoDeRemocao): MomentoDaViagem | null {
  if (situacao === 'EM_COLETA') return 'coleta'
  if (situacao === 'EM_TRANSPORTE' || situacao === 'FINALIZADA') return 'entrega'
  return null
}

/** After a delivery pictures may still be on the phone; a removal that was given up takes none. */
export const aceitaFotos = (situacao: SituacaoDeRemocao): boolean =>
  situacao === 'FINALIZADA' ||
  situacao === 'FRUSTRADA' ||
  (remocaoViva(situacao) && situacao !== 'SOLICITADA')
