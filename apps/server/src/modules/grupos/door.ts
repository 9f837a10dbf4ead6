// What other modules may use of groups of clients: whether a lot's or an auction's groups are of this house.
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { todosDaCasa } from './grupos.sql.ts'

export { entrarNoGrupo, esquecerGrupos, trazerGrupos } from './grupos.sql.ts'

/** Throws the refusal REFERENCIA when one of the groups is not of this house. */
export async function exigirGruposDaCasa(tx: Tx, hotId: number, ids: readonly number[]): Promise<void> {
  if (await todosDaCasa(tx, hotId, ids)) return
  const frase = 'Grupo de clientes não encontrado'
  throw new RecusaLancada(recusar('REFERENCIA', frase, { campos: { gruposCliente: frase } }))
}
