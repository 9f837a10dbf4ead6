// Who hears, in the same transaction, that a removal has moved: outside systems know removals, not the reverse.
import type { EventoDeRemocao } from '@martelo/domain/remocoes/states.ts'
import type { Tx } from '../../core/database/database.ts'
import type { LinhaDeRemocao } from './remocoes.sql.ts'

export interface RemocaoMovida {
  /** as it was before the step */
  readonly remocao: LinhaDeRemocao
  readonly evento: EventoDeRemocao
  readonly chave: string
  readonly quando: Date
  readonly previstaEm: string | null
  readonly motivo: string | null
  /** who did it, for people */
  readonly nome: string
}
type Ouvir = (tx: Tx, hotId: number, m: RemocaoMovida) => Promise<void>

const ouvintes: Ouvir[] = []

export function quandoRemocaoMover(fn: Ouvir): void {
  ouvintes.push(fn)
}

export async function contarRemocaoMovida(tx: Tx, hotId: number, m: RemocaoMovida): Promise<void> {
  for (const ouvir of ouvintes) await ouvir(tx, hotId, m)
}
