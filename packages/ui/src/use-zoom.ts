/** Pointers, wheel and double click on a frame, turned into a view of the picture in it. Numbers: `zoom.ts`. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { aproximar, limitar, sentidoDoGesto, VISTA_INTEIRA, type Vista } from './zoom.ts'

type Ponto = { readonly x: number; readonly y: number }
const CENTRO: Ponto = { x: 0, y: 0 }
const ZOOM_DO_CLIQUE_DUPLO = 2.5

const tamanho = (quadro: HTMLElement) => ({ largura: quadro.clientWidth, altura: quadro.clientHeight })

function doCentro(quadro: HTMLElement, evento: { clientX: number; clientY: number }): Ponto {
  const caixa = quadro.getBoundingClientRect()
  return {
    x: evento.clientX - caixa.left - caixa.width / 2,
    y: evento.clientY - caixa.top - caixa.height / 2,
  }
}

/** React's wheel listener is passive; this one must keep the page behind from scrolling. */
function useRoda(quadro: RefObject<HTMLElement | null>, girar: (fator: number, ponto: Ponto) => void) {
  const atual = useRef(girar)
  useEffect(() => {
    atual.current = girar
  })
  useEffect(() => {
    const { current } = quadro
    if (!current) return
    const aoGirar = (evento: WheelEvent) => {
      evento.preventDefault()
      atual.current(Math.exp(-evento.deltaY / 400), doCentro(current, evento))
    }
    current.addEventListener('wheel', aoGirar, { passive: false })
    return () => current.removeEventListener('wheel', aoGirar)
  }, [quadro])
}

/**
 * `indice` is the photo shown: another one starts whole. `passar` is called when a finger has swept over a whole
 * picture, to the left (1) or to the right (-1); what is enlarged is moved instead. `eventos` go onto the frame's
 * element.
 */
export function useZoom(indice: number, passar: (sentido: 1 | -1) => void) {
  const quadro = useRef<HTMLDivElement>(null)
  const dedos = useRef(new Map<number, Ponto>())
  const inicio = useRef<Ponto | null>(null)
  const [estado, setEstado] = useState({ indice, vista: VISTA_INTEIRA })
  const vista = estado.indice === indice ? estado.vista : VISTA_INTEIRA
  const setVista = (nova: (antes: Vista) => Vista) =>
    setEstado((e) => ({ indice, vista: nova(e.indice === indice ? e.vista : VISTA_INTEIRA) }))
  const zoom = (fator: number, ponto: Ponto = CENTRO) => {
    const { current } = quadro
    if (current) setVista((v) => aproximar(v, fator, ponto, tamanho(current)))
  }
  useRoda(quadro, zoom)

  const mover = (evento: PointerEvent<HTMLElement>) => {
    const antes = dedos.current.get(evento.pointerId)
    if (!antes) return
    const area = tamanho(evento.currentTarget)
    const agora = doCentro(evento.currentTarget, evento)
    const outro = [...dedos.current].find(([id]) => id !== evento.pointerId)?.[1]
    dedos.current.set(evento.pointerId, agora)
    if (outro) {
      const abertura = (a: Ponto) => Math.max(1, Math.hypot(a.x - outro.x, a.y - outro.y))
      zoom(abertura(agora) / abertura(antes), { x: (agora.x + outro.x) / 2, y: (agora.y + outro.y) / 2 })
    } else {
      setVista((v) => limitar({ ...v, x: v.x + agora.x - antes.x, y: v.y + agora.y - antes.y }, area))
    }
  }
  const soltar = (evento: PointerEvent<HTMLElement>) => {
    const sentido =
      vista.escala === 1 && evento.type === 'pointerup' && inicio.current !== null
        ? sentidoDoGesto(inicio.current, doCentro(evento.currentTarget, evento))
        : 0
    inicio.current = null
    dedos.current.delete(evento.pointerId)
    if (sentido !== 0) passar(sentido)
  }
  const eventos = {
    onPointerDown: (evento: PointerEvent<HTMLElement>) => {
      evento.currentTarget.setPointerCapture(evento.pointerId)
      const ponto = doCentro(evento.currentTarget, evento)
      dedos.current.set(evento.pointerId, ponto)
      // A second finger makes it a pinch; what a mouse drags is a picture, not a page.
      inicio.current = dedos.current.size === 1 && evento.pointerType !== 'mouse' ? ponto : null
    },
    onPointerMove: mover,
    onPointerUp: soltar,
    onPointerCancel: soltar,
    onDoubleClick: (evento: MouseEvent<HTMLElement>) => {
      if (vista.escala > 1) setVista(() => VISTA_INTEIRA)
      else zoom(ZOOM_DO_CLIQUE_DUPLO, doCentro(evento.currentTarget, evento))
    },
  }
  return { quadro, vista, zoom, eventos }
}
