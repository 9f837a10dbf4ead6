// A yard that a form, a list or an arrival gives to vehicles: the stays decide where a vehicle is, so they hear of it in the
// same transaction and may refuse. They name themselves when their module is read: stays know vehicles, not the reverse.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { portaLigada } from '../../core/porta-ligada.ts'

export type QuemMudaDePatio = Pick<Ctx, 'sessao' | 'ip' | 'reqId' | 'agora'> & {
  readonly hotsite: Pick<Ctx['hotsite'], 'id'>
}
export interface NoPatio {
  readonly veiId: number
  readonly comId: number
  /** null: it stands in none of the house's yards */
  readonly patId: number | null
}
/** Vehicles without a stay get one, the others move. Throws REFERENCIA: a yard that takes none, a vehicle still inside. */
type Seguir = (ctx: QuemMudaDePatio, tx: Tx, mudados: readonly NoPatio[]) => Promise<void>

const seguir = portaLigada<Seguir>('a vehicle’s change of yard')

export function quandoMudarDePatio(fn: Seguir): void {
  seguir.ligar(fn)
}

/** After the vehicles' rows were written and are locked by it. */
export async function contarMudancaDePatio(
  ctx: QuemMudaDePatio,
  tx: Tx,
  mudados: readonly NoPatio[],
): Promise<void> {
  if (mudados.length > 0) await seguir.usar()(ctx, tx, mudados)
}
