// Who may see a lot's reserve (`valorComitente`), once: record, history, room, follow-up and private facts ask here. The
// house's staff that works with values, whoever conducts this very auction, and whoever answers for the lot's consignor.
//
// How one could get it wrong: to take the role for the scope. Another auction's auctioneer is a stranger here.
import { permite, type QuemEntra } from '../core/permissions.ts'

/** What somebody is to the lot; both false for what is no single lot's. */
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
