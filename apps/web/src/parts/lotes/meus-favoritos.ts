// Favourites of this browser, as hearts and counts show them. What changes them (mudar-favoritos.ts) is loaded later.
import { useSyncExternalStore } from 'react'

const VAZIOS: ReadonlySet<string> = new Set()
let atuais = VAZIOS
const ouvintes = new Set<() => void>()

export const favoritosAgora = (): ReadonlySet<string> => atuais

export function trocarFavoritos(novos: ReadonlySet<string>): void {
  atuais = novos
  for (const fn of ouvintes) fn()
}

const ouvir = (fn: () => void): (() => void) => {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

/** Vehicles that are favourites; empty on the server and in the first render. */
export const useFavoritos = (): ReadonlySet<string> =>
  useSyncExternalStore(ouvir, favoritosAgora, () => VAZIOS)
