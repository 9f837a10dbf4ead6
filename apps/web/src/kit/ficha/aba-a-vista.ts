// On a phone the tabs run off to the side: the one that is open is brought into view.
import { useEffect, useRef } from 'react'

/** For the list of the tabs. */
export function useAbaAVista(aba: string | null) {
  const lista = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [aberta] = lista.current?.querySelectorAll<HTMLElement>('[role=tab][aria-selected=true]') ?? []
    const l = lista.current
    if (l === null || aberta === undefined || aba === null) return
    const [de, ate] = [aberta.offsetLeft, aberta.offsetLeft + aberta.offsetWidth]
    if (de < l.scrollLeft || ate > l.scrollLeft + l.clientWidth)
      l.scrollLeft = de - (l.clientWidth - aberta.offsetWidth) / 2
  }, [aba])
  return lista
}
