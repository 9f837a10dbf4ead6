// When a driver's step was, by a clock that may be wrong by hours: never in the future, never more than a month ago.
import { noRelogioDoServidor } from '../vistorias/relogio-do-aparelho.ts'

const MES_MS = 31 * 24 * 60 * 60 * 1000

/** `relogio`: what the phone's clock says while it sends. */
export const instanteCorrigido = (
  p: { readonly quando: number; readonly relogio: number },
  agora: number,
): number => noRelogioDoServidor({ servidor: agora, aparelho: p.relogio }, p.quando, agora - MES_MS)
