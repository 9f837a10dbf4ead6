// How many letters the site's open forms may cause in an hour, for one house: a flood from many addresses must neither fill
// the house's mailbox nor make it write to people who never asked. What is over the hour is kept all the same.
import type { Ctx } from '../../core/http/contexto.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'

const CARTAS_POR_HORA = 60

/** Counts one letter to this house (`para` the house), or from it to strangers; false when the hour is full. */
export const cabeNaHora = (
  ctx: Pick<Ctx, 'banco' | 'hotsite'>,
  para: 'casa' | 'estranhos' = 'estranhos',
): Promise<boolean> =>
  consumirLimite(ctx.banco, `cartas-do-site|${para}|${ctx.hotsite.id}`, CARTAS_POR_HORA, 3600)
