// The hammer in the room: the result by the reserve, chosen by the domain, done by the one function that moves lots.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { resultadoDoLote } from '@martelo/domain/pregao/resultado.ts'
import type { Tx } from '../../../core/database/database.ts'
import { travarLote } from '../transicao/fatos-da-transicao.sql.ts'
import {
  type NaoTransitou,
  type QuemMuda,
  type Transitou,
  transitarTravado,
} from '../transicao/transitar-lote.ts'
import { fatosDoResultado } from './encerrar-vencidos.sql.ts'

/**
 * Ends a lot on the block (AO_VIVO without a bid, DOULHE_DUAS with one). `quem`: the session's actors, or ['sistema']
 * for the robot, which may not settle a nickname's bid.
 */
export async function encerrarLoteComResultado(
  tx: Tx,
  quemMuda: QuemMuda,
  p: { readonly lelId: number; readonly quem: readonly Ator[]; readonly motivo?: string },
): Promise<Transitou | NaoTransitou> {
  const lote = await travarLote(tx, quemMuda.hotsite.id, p.lelId)
  if (lote === null)
    return { pode: false, causa: 'inexistente', motivo: 'Lote não encontrado.', situacao: null }
  const { evento } = resultadoDoLote(fatosDoResultado(lote))
  return transitarTravado(tx, quemMuda, lote, { ...p, evento })
}
