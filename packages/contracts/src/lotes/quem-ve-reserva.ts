// Who may see a lot's reserve (`valorComitente`): record, history, room, follow-up and private facts all ask here.
// The house's staff that works with values, the person who conducts this very auction, and the one who answers for
// the lot's consignor. The role alone is not enough: another auction's auctioneer may not.
import { permite, type QuemEntra } from '../core/permissions.ts'

/** The user's links to the lot; both false for what concerns no single lot. */
export interface VinculoComLote {
  /** the auction names him as its auctioneer */
  readonly leiloeiroDele: boolean
  /** he answers for the lot's consignor */
  readonly doComitente: boolean
}

export function veReserva(
  quem: QuemEntra | null,
  { leiloeiroDele, doComitente }: VinculoComLote = { leiloeiroDele: false, doComitente: false },
): boolean {
  return (
    permite('lote:valores', quem) ||
    (leiloeiroDele && permite('pregao:conduzir', quem)) ||
    (doComitente && permite('comitente:acompanhar', quem))
  )
}
