/**
 * The basket of a shop: lots with a fixed price that are bought together. Lots of one event become one purchase and are paid
 * at once; a basket over several events becomes one purchase for each. Refuses nothing: what is no lot's number is left out.
 */

/** More is a purchase that people of the house should accompany. */
export const MAXIMO_NA_CESTA = 10

/** The ids of an address (`1,2,3`), each once. */
export function lerCesta(texto: string | null): number[] {
  const ids = (texto ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids)].slice(0, MAXIMO_NA_CESTA).map(Number)
}

export interface ItemDaCesta {
  readonly leiUid: string
  /** centavos, price and fees */
  readonly total: number
  /** it can be bought now */
  readonly disponivel: boolean
}

export interface SomaDaCesta {
  readonly itens: number
  readonly total: number
  /** purchases that it becomes */
  readonly compras: number
}

/** `entrega`: centavos, of all that is available. */
export function somarCesta(itens: readonly ItemDaCesta[], entrega = 0): SomaDaCesta {
  const bons = itens.filter((i) => i.disponivel)
  return {
    itens: bons.length,
    total: bons.reduce((s, i) => s + i.total, bons.length === 0 ? 0 : entrega),
    compras: new Set(bons.map((i) => i.leiUid)).size,
  }
}
