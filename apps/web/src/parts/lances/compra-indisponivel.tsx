// Where a lot has a price that it cannot be bought by for now: said in the place of the button.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { IconInfo } from '@martelo/ui/icones-de-uso.tsx'

/** Nothing but the price is left to press on it. */
export const nadaAComprar = (e: EstadoDoLote): boolean =>
  e.compraIndisponivel === true && e.tipoNegociacao === 'COMPRE_JA'

export function CompraIndisponivel({ estado }: { readonly estado: EstadoDoLote }) {
  return estado.compraIndisponivel ? (
    <p className="lance-recado">
      <IconInfo size={18} /> Indisponível para compra no momento.
    </p>
  ) : null
}
