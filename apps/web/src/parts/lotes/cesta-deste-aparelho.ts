// The basket of this browser: numbers of lots, kept between pages and visits.
import { MAXIMO_NA_CESTA } from '@martelo/domain/lotes/cesta.ts'
import { useSyncExternalStore } from 'react'
import { gravarLista, lerLista } from '../../core/armazem-local.ts'

const CHAVE = 'martelo.cesta'
const NENHUM: readonly string[] = []
let atuais: readonly string[] | null = null
const ouvintes = new Set<() => void>()

const agora = (): readonly string[] =>
  (atuais ??= lerLista(CHAVE)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MAXIMO_NA_CESTA))

export function trocarCesta(ids: readonly string[]): void {
  atuais = ids
  gravarLista(CHAVE, ids)
  for (const fn of ouvintes) fn()
}

/** False when it is full. */
export function porNaCesta(id: number): boolean {
  const ids = agora()
  if (ids.includes(String(id))) return true
  if (ids.length >= MAXIMO_NA_CESTA) return false
  trocarCesta([...ids, String(id)])
  return true
}

export const tirarDaCesta = (id: number): void => trocarCesta(agora().filter((x) => x !== String(id)))

const ouvir = (fn: () => void): (() => void) => {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

/** None on the server and in the first render. */
export const useCesta = (): readonly string[] => useSyncExternalStore(ouvir, agora, () => NENHUM)

export const caminhoDaCesta = (ids: readonly string[]): string =>
  ids.length === 0 ? '/cesta' : `/cesta?${new URLSearchParams({ lotes: ids.join(',') })}`
