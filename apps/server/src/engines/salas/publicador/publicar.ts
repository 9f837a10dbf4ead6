// What modules say after their commit, and the lots' state as the room shows it.
import type { Servicos } from '../../../core/servicos.ts'
import type { NaoTransitou, Transitou } from '../../lances/port.ts'
import { lerLotesDaSala, type LoteDaSala } from './estado-publico.sql.ts'

/** Tells the room, the cards and the search about transitions. Call it after the commit; refusals are left out. */
export function publicarTransicoes(
  s: Pick<Servicos, 'publicador'>,
  respostas: readonly (Transitou | NaoTransitou)[],
): void {
  s.publicador.transitaram(respostas.filter((r) => r.pode))
}

/** The same for lots that changed without a transition. Call it after the commit. */
export function publicarLotes(s: Pick<Servicos, 'publicador'>, lelIds: readonly number[]): void {
  s.publicador.mudaram(lelIds)
}

/** The public (`estado`) and the restricted state of lots, by internal id, in the order of the auction. */
export function estadoPublicoDosLotes(
  s: Pick<Servicos, 'banco'>,
  lelIds: readonly number[],
): Promise<LoteDaSala[]> {
  return lerLotesDaSala(s.banco.sistema, lelIds)
}

export async function estadoPublicoDoLote(
  s: Pick<Servicos, 'banco'>,
  lelId: number,
): Promise<LoteDaSala | null> {
  return (await lerLotesDaSala(s.banco.sistema, [lelId]))[0] ?? null
}
