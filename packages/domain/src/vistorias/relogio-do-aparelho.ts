/**
 * Phones' clocks are wrong by hours. A device says what time it has while it sends: how long ago something was, by its
 * own clock, is right; the instant follows from the server's.
 */
export interface RelogioDoAparelho {
  /** ms, of the server, now */
  readonly servidor: number
  /** ms, of the device, at the same moment */
  readonly aparelho: number
}

/** How far the device is ahead, in whole seconds, within what a column holds. */
export const adiantadoSegundos = ({ servidor, aparelho }: RelogioDoAparelho): number =>
  Math.max(-2_000_000_000, Math.min(2_000_000_000, Math.round((aparelho - servidor) / 1000)))

/** The server's instant of what happened at `quando` by the device: never later than now, never before `naoAntesDe`. */
export const noRelogioDoServidor = (
  r: RelogioDoAparelho,
  quando: number,
  naoAntesDe = Number.NEGATIVE_INFINITY,
): number => Math.max(naoAntesDe, Math.min(r.servidor, r.servidor - (r.aparelho - quando)))
