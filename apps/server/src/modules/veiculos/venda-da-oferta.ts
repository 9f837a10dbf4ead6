// Whether the sale that an offer became still stands.
import type { VendaLida } from '../vendas/door.ts'

const DESFEITAS: readonly string[] = ['Cancelada', 'Cliente Desistiu']

/** An offer that was noted as sold before it made a sale has none that could stand. */
export const vendaDesfeita = (v: VendaLida | undefined): boolean =>
  v === undefined || DESFEITAS.includes(v.venda.situacao)
