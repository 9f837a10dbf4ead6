// Where the signed-in client stands in the lots he bid on, for the marks on cards.
import { useSyncExternalStore } from 'react'

export type MeuEstado = 'ganhando' | 'superado'

let estados: ReadonlyMap<string, MeuEstado> = new Map()
const ouvintes = new Set<() => void>()

export function useMeuEstado(lelUid: string): MeuEstado | null {
  return useSyncExternalStore(
    (fn) => {
      ouvintes.add(fn)
      return () => ouvintes.delete(fn)
    },
    () => estados.get(lelUid) ?? null,
    () => null,
  )
}

/** What carregar-meus-estados.ts has read. */
export function mudarMeusEstados(novos: ReadonlyMap<string, MeuEstado>): void {
  estados = novos
  for (const fn of ouvintes) fn()
}
