// What cards show of a lot and may change while on screen: value, bids, end, state. One room of the site serves all
// cards; a card listens to its own lot only, so one bid re-renders one card.
import type { LoteSelecionadoAtualizado } from '@martelo/contracts/lances/lances.events.ts'
import { useSyncExternalStore } from 'react'

const novos = new Map<string, LoteSelecionadoAtualizado>()
const ouvintes = new Map<string, Set<() => void>>()

/** From the room's listener. */
export function receberAtualizacao(dados: LoteSelecionadoAtualizado): void {
  novos.set(dados.lelUid, dados)
  for (const fn of ouvintes.get(dados.lelUid) ?? []) fn()
}

/** The newest word about a lot since the page was loaded; null when there is none. */
export function useAtualizacao(lelUid: string): LoteSelecionadoAtualizado | null {
  return useSyncExternalStore(
    (fn) => {
      const deste = ouvintes.get(lelUid) ?? new Set()
      ouvintes.set(lelUid, deste.add(fn))
      return () => {
        deste.delete(fn)
        if (deste.size === 0) ouvintes.delete(lelUid)
      }
    },
    () => novos.get(lelUid) ?? null,
    () => null,
  )
}
