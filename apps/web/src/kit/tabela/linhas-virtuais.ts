// Draws only the rows in sight: a thousand heavy rows take many seconds. Short lists are drawn whole, so that the
// browser's own search finds every word of them.
import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'

/** Below this many, all rows are drawn. */
const INTEIRA_ATE = 80
const A_MAIS = 6

export interface LinhasVirtuais {
  readonly indices: readonly number[]
  /** pixels that stand for the rows above and below */
  readonly antes: number
  readonly depois: number
  readonly medir: ((linha: HTMLElement | null) => void) | undefined
  irPara(indice: number): void
}

/**
 * `altura`: of a row, roughly; each one is measured when it is drawn. `lugar`: what holds the rows. Rows of uneven
 * height need `medir`; otherwise the spaces above and below do not add up.
 */
export function useLinhasVirtuais(
  quantas: number,
  altura: number,
  lugar: RefObject<HTMLElement | null>,
): LinhasVirtuais {
  const virtual = quantas > INTEIRA_ATE
  const [margem, setMargem] = useState(0)
  // Alerts and bars above come and go, and with them where the rows begin.
  useLayoutEffect(() => {
    const medirMargem = (): void => {
      const y = lugar.current?.getBoundingClientRect().top
      if (y !== undefined) setMargem(Math.round(y + scrollY))
    }
    medirMargem()
    const olho = new ResizeObserver(medirMargem)
    olho.observe(document.body)
    return () => olho.disconnect()
  }, [lugar, quantas])
  const real = useRef({ altura, medida: false })
  const v = useVirtualizador({
    count: virtual ? quantas : 0,
    estimateSize: () => real.current.altura,
    scrollMargin: margem,
  })
  // The first rows tell the height of the others: a wrong guess would move all that is below with each row that is measured.
  useLayoutEffect(() => {
    if (real.current.medida || v.itemSizeCache.size === 0) return
    const medidas = [...v.itemSizeCache.values()].toSorted((a, b) => a - b)
    real.current = { altura: medidas[medidas.length >> 1] ?? altura, medida: true }
    v.measure()
    for (const linha of v.elementsCache.values()) v.measureElement(linha)
  })
  if (!virtual)
    return {
      indices: Array.from({ length: quantas }, (_, i) => i),
      antes: 0,
      depois: 0,
      medir: undefined,
      irPara: () => undefined,
    }
  const itens = v.getVirtualItems()
  return {
    indices: itens.map((i) => i.index),
    antes: Math.max(0, (itens[0]?.start ?? margem) - margem),
    depois: Math.max(0, v.getTotalSize() - ((itens.at(-1)?.end ?? margem) - margem)),
    medir: v.measureElement,
    irPara: (i) => v.scrollToIndex(i, { align: 'center' }),
  }
}

/** The library's core over the window's scrolling; the component re-renders when the rows in sight change. */
function useVirtualizador(o: { count: number; estimateSize: () => number; scrollMargin: number }) {
  const [, desenhar] = useReducer((n: number) => n + 1, 0)
  const opcoes = {
    ...o,
    overscan: A_MAIS,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    onChange: desenhar,
  }
  const [v] = useState(() => new Virtualizer<Window, HTMLElement>(opcoes))
  v.setOptions(opcoes)
  useEffect(() => v._didMount(), [v])
  useLayoutEffect(() => v._willUpdate())
  return v
}
