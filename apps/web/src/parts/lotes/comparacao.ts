// Lots that this browser wants to see side by side: at most four, kept between pages.
import { useSyncExternalStore } from 'react'
import { gravarLista, lerLista } from '../../core/armazem-local.ts'

export const MAXIMO_NA_COMPARACAO = 4
const CHAVE = 'martelo.comparar'
const NENHUM: readonly string[] = []
let atuais: readonly string[] | null = null
const ouvintes = new Set<() => void>()

const agora = (): readonly string[] =>
  (atuais ??= lerLista(CHAVE)
    .filter((id) => /^\d{1,10}$/.test(id))
    .slice(0, MAXIMO_NA_COMPARACAO))

function trocar(ids: readonly string[]): void {
  atuais = ids
  gravarLista(CHAVE, ids)
  for (const fn of ouvintes) fn()
}

/** False when four are chosen already. */
export function alternarComparacao(id: number): boolean {
  const texto = String(id)
  const ids = agora()
  if (ids.includes(texto)) trocar(ids.filter((x) => x !== texto))
  else if (ids.length >= MAXIMO_NA_COMPARACAO) return false
  else trocar([...ids, texto])
  return true
}

export const limparComparacao = (): void => trocar(NENHUM)

const ouvir = (fn: () => void): (() => void) => {
  ouvintes.add(fn)
  return () => ouvintes.delete(fn)
}

/** Ids of the chosen lots; none on the server and in the first render. */
export const useComparacao = (): readonly string[] => useSyncExternalStore(ouvir, agora, () => NENHUM)
