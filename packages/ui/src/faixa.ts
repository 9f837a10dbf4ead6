/**
 * A horizontal strip that scrolls by snapping: what carousel, card photos and gallery share. The browser does the
 * moving (touch, wheel, arrow keys; smoothly where the stylesheet says so, which reduced motion switches off); this only
 * tells where it stands and moves it by buttons.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export type Faixa<E extends HTMLElement> = {
  readonly ref: RefObject<E | null>
  /** index of the item nearest to the left edge */
  readonly indice: number
  readonly noInicio: boolean
  readonly noFim: boolean
  /** one windowful to the right (1) or to the left (-1) */
  readonly andar: (sentido: 1 | -1) => void
  readonly irPara: (indice: number, suave?: boolean) => void
}

/** The children of the element are the items. Before hydration the strip stands at its start. */
export function useFaixa<E extends HTMLElement>(): Faixa<E> {
  const ref = useRef<E>(null)
  const [lugar, setLugar] = useState({ indice: 0, noInicio: true, noFim: false })

  useEffect(() => {
    const faixa = ref.current
    if (!faixa) return
    let quadro = 0
    const medir = () => {
      const passo = larguraDoItem(faixa)
      const novo = {
        indice: passo > 0 ? Math.round(faixa.scrollLeft / passo) : 0,
        noInicio: faixa.scrollLeft < 4,
        noFim: faixa.scrollLeft + faixa.clientWidth > faixa.scrollWidth - 4,
      }
      setLugar((l) =>
        l.indice === novo.indice && l.noInicio === novo.noInicio && l.noFim === novo.noFim ? l : novo,
      )
    }
    const aoRolar = () => {
      cancelAnimationFrame(quadro)
      quadro = requestAnimationFrame(medir)
    }
    faixa.addEventListener('scroll', aoRolar, { passive: true })
    const tamanho = new ResizeObserver(aoRolar)
    tamanho.observe(faixa)
    return () => {
      cancelAnimationFrame(quadro)
      faixa.removeEventListener('scroll', aoRolar)
      tamanho.disconnect()
    }
  }, [])

  const andar = useCallback((sentido: 1 | -1) => {
    const faixa = ref.current
    if (!faixa) return
    const passo = larguraDoItem(faixa)
    const cabem = Math.max(1, Math.floor((faixa.clientWidth + 1) / passo))
    faixa.scrollBy({ left: sentido * cabem * passo })
  }, [])
  const irPara = useCallback((indice: number, suave = true) => {
    const faixa = ref.current
    faixa?.scrollTo({ left: indice * larguraDoItem(faixa), behavior: suave ? 'auto' : 'instant' })
  }, [])
  return { ref, ...lugar, andar, irPara }
}

/** Distance from one item to the next, gap included. */
function larguraDoItem(faixa: HTMLElement): number {
  const [primeiro, segundo] = faixa.children
  if (!(primeiro instanceof HTMLElement)) return 0
  return segundo instanceof HTMLElement ? segundo.offsetLeft - primeiro.offsetLeft : primeiro.offsetWidth
}
