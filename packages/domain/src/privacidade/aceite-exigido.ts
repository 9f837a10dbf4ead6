// Whether a client must accept the house's terms of use before he offers anything. A version binds from its first day, or
// from the day that the house set for the acceptance, until the next version comes into force. The privacy policy informs
// and binds no offer (docs/decisions/095-no-offer-under-terms-not-accepted.md).

/** A version that he has not accepted, now or to come. Instants in epoch ms. */
export interface TermoSemAceite {
  readonly exigidoDesde: number
  /** the next version is in force from then on; null: none is written */
  readonly ate: number | null
}

export const exigeAceite = (faltam: readonly TermoSemAceite[], agora: number): boolean =>
  faltam.some((t) => agora >= t.exigidoDesde && (t.ate === null || agora < t.ate))
