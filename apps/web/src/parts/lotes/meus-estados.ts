// Where the signed-in client stands in the lots he bid on, for the marks on cards. Loaded once after login, and again
// whenever his own room says that something changed.
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

/** Fetches the list again; a failure leaves the marks as they are (specification 8: bid lists fail silently). */
export async function carregarMeusEstados(): Promise<void> {
  const { chamar } = await import('../../core/api.ts')
  const lista = await chamar('GET /v1/cliente/meus-lances-rapido').catch(() => null)
  if (lista === null) return
  estados = new Map(
    lista.flatMap(({ lelUid, estado }) =>
      estado === 'ganhando' || estado === 'superado' ? [[lelUid, estado] as const] : [],
    ),
  )
  for (const fn of ouvintes) fn()
}
