// The CSS of a tenant's theme, computed once per change (a millisecond each time would be the largest part of a page).
import { calcularTema } from '@martelo/ui/tema/tema.ts'
import { temaParaCss } from '@martelo/ui/tema/tema-para-css.ts'
import type { MarcaDoSite } from './marca.ts'

const temas = new WeakMap<MarcaDoSite, string>()

export function temaDaMarca(marca: MarcaDoSite): string {
  const pronto = temas.get(marca) ?? temaParaCss(calcularTema(marca.tema))
  temas.set(marca, pronto)
  return pronto
}
