import { REGISTRO_INICIAL } from '@martelo/domain/privacidade/registro-inicial.ts'
import type { Tx } from '../../core/database/database.ts'

/** What a house already has of the same name stays as it is. */
export async function porRegistroInicial(tx: Tx, hotId: number): Promise<void> {
  await tx
    .insertInto('tratamentoDeDados')
    .values(REGISTRO_INICIAL.map((t) => ({ hotId, ...t })))
    .onConflict((c) => c.columns(['hotId', 'nome']).doNothing())
    .execute()
}
