// What the head of the site shows beside the visitor's own things. The frame of each area provides it; null while it is
// not known: an error page stands without it, and then no page counts as switched off.
import { createContext, useContext } from 'react'

export interface DadosDaCabeca {
  /** auctions that are live now */
  readonly aoVivo: readonly { readonly uid: string }[]
  /** numbers of the types of pages that this site has switched off */
  readonly desligadas: readonly number[]
}

/** Its value must be the same object until it changes: parts that are not hydrated yet read it. */
export const CabecaDoSite = createContext<DadosDaCabeca | null>(null)

const NENHUM: DadosDaCabeca['aoVivo'] = []

export const useAoVivo = (): DadosDaCabeca['aoVivo'] => useContext(CabecaDoSite)?.aoVivo ?? NENHUM

/** Whether the page of this type is on the site. Asked before linking to one, or the link would be dead. */
export function usePaginaLigada(): (numero: number) => boolean {
  const desligadas = useContext(CabecaDoSite)?.desligadas
  return (numero) => desligadas?.includes(numero) !== true
}
