/**
 * Full-screen photographs with zoom: wheel, pinch, double click or the + and − keys; drag to move; arrows for the
 * next one; Esc closes. Loaded on demand by the gallery.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { IconChevronLeft, IconChevronRight, IconClose, IconMinus, IconPlus } from './icones.tsx'
import './lightbox.css'
import type { Foto } from './photo.tsx'
import { useModal } from './use-modal.ts'
import { aproximar, ESCALA_MAXIMA, limitar, VISTA_INTEIRA, type Vista } from './zoom.ts'

export type LightboxProps = {
  readonly label: string
  readonly fotos: readonly Foto[]
  readonly inicio: number
  /** gets the index of the photo last seen */
  readonly onClose: (indice: number) => void
}

type Ponto = { readonly x: number; readonly y: number }
const CENTRO: Ponto = { x: 0, y: 0 }
const PASSO_DO_ZOOM = 1.5

/** Pointers, wheel and keys on one frame, turned into a view. */
function useZoom(indice: number) {
  const quadro = useRef<HTMLDivElement>(null)
  const dedos = useRef(new Map<number, Ponto>())
  const [vista, setVista] = useState<Vista>(VISTA_INTEIRA)
  const tamanho = () => ({
    largura: quadro.current?.clientWidth ?? 1,
    altura: quadro.current?.clientHeight ?? 1,
  })
  const doCentro = (evento: { clientX: number; clientY: number }): Ponto => {
    const caixa = quadro.current?.getBoundingClientRect()
    if (!caixa) return CENTRO
    return {
      x: evento.clientX - caixa.left - caixa.width / 2,
      y: evento.clientY - caixa.top - caixa.height / 2,
    }
  }
  const zoom = (fator: number, ponto: Ponto = CENTRO) =>
    setVista((v) => aproximar(v, fator, ponto, tamanho()))

  // Another photo starts whole.
  useEffect(() => {
    setVista(VISTA_INTEIRA)
  }, [indice])

  // React's wheel listener is passive; this one must keep the page behind from scrolling.
  useEffect(() => {
    const { current } = quadro
    if (!current) return
    const aoGirar = (evento: WheelEvent) => {
      evento.preventDefault()
      const caixa = current.getBoundingClientRect()
      const ponto = {
        x: evento.clientX - caixa.left - caixa.width / 2,
        y: evento.clientY - caixa.top - caixa.height / 2,
      }
      const area = { largura: caixa.width, altura: caixa.height }
      setVista((v) => aproximar(v, Math.exp(-evento.deltaY / 400), ponto, area))
    }
    current.addEventListener('wheel', aoGirar, { passive: false })
    return () => current.removeEventListener('wheel', aoGirar)
  }, [])

  const aoMover = (evento: PointerEvent) => {
    const antes = dedos.current.get(evento.pointerId)
    if (!antes) return
    const agora = doCentro(evento)
    const [outro] = [...dedos.current].filter(([id]) => id !== evento.pointerId).map(([, ponto]) => ponto)
    dedos.current.set(evento.pointerId, agora)
    if (outro) {
      const abertura = (a: Ponto) => Math.max(1, Math.hypot(a.x - outro.x, a.y - outro.y))
      zoom(abertura(agora) / abertura(antes), { x: (agora.x + outro.x) / 2, y: (agora.y + outro.y) / 2 })
    } else {
      setVista((v) => limitar({ ...v, x: v.x + agora.x - antes.x, y: v.y + agora.y - antes.y }, tamanho()))
    }
  }
  const soltar = (evento: PointerEvent) => void dedos.current.delete(evento.pointerId)
  return {
    quadro,
    vista,
    zoom,
    eventos: {
      onPointerDown: (evento: PointerEvent) => {
        evento.currentTarget.setPointerCapture(evento.pointerId)
        dedos.current.set(evento.pointerId, doCentro(evento))
      },
      onPointerMove: aoMover,
      onPointerUp: soltar,
      onPointerCancel: soltar,
      onDoubleClick: (evento: { clientX: number; clientY: number }) =>
        vista.escala > 1 ? setVista(VISTA_INTEIRA) : zoom(2.5, doCentro(evento)),
    },
  }
}

export function Lightbox({ label, fotos, inicio, onClose }: LightboxProps) {
  const dialogo = useModal(true)
  const [indice, setIndice] = useState(inicio)
  const { quadro, vista, zoom, eventos } = useZoom(indice)
  const foto = fotos[indice]

  const mudar = (sentido: 1 | -1) => setIndice((i) => (i + sentido + fotos.length) % fotos.length)
  const teclas: Record<string, () => void> = {
    ArrowRight: () => mudar(1),
    ArrowLeft: () => mudar(-1),
    '+': () => zoom(PASSO_DO_ZOOM),
    '=': () => zoom(PASSO_DO_ZOOM),
    '-': () => zoom(1 / PASSO_DO_ZOOM),
    '0': () => zoom(0),
  }
  const aoTeclar = (evento: KeyboardEvent) => {
    const acao = teclas[evento.key]
    if (!acao || evento.ctrlKey || evento.metaKey) return
    evento.preventDefault()
    acao()
  }
  return (
    <dialog
      ref={dialogo}
      className="ui-lightbox"
      aria-label={`Fotos de ${label} em tela cheia`}
      onKeyDown={aoTeclar}
      onCancel={(evento) => {
        evento.preventDefault()
        onClose(indice)
      }}
    >
      <div
        className="ui-lightbox__frame"
        ref={quadro}
        data-perto={vista.escala > 1 || undefined}
        {...eventos}
      >
        {foto && (
          <img
            src={foto.src}
            srcSet={foto.srcSet}
            sizes={vista.escala > 1 ? '300vw' : '100vw'}
            alt={foto.alt}
            draggable={false}
            style={{ transform: `translate(${vista.x}px, ${vista.y}px) scale(${vista.escala})` }}
          />
        )}
      </div>
      <p className="ui-lightbox__count tabular" role="status">
        <span className="ui-visually-hidden">Foto </span>
        {indice + 1} / {fotos.length}
      </p>
      <div className="ui-lightbox__tools">
        <IconButton
          icon={IconMinus}
          label="Afastar"
          aria-disabled={vista.escala <= 1 || undefined}
          onClick={() => zoom(1 / PASSO_DO_ZOOM)}
        />
        <IconButton
          icon={IconPlus}
          label="Aproximar"
          aria-disabled={vista.escala >= ESCALA_MAXIMA || undefined}
          onClick={() => zoom(PASSO_DO_ZOOM)}
        />
        <IconButton icon={IconClose} label="Fechar tela cheia" onClick={() => onClose(indice)} />
      </div>
      {fotos.length > 1 && (
        <>
          <IconButton icon={IconChevronLeft} label="Foto anterior" size="l" onClick={() => mudar(-1)} />
          <IconButton icon={IconChevronRight} label="Próxima foto" size="l" onClick={() => mudar(1)} />
        </>
      )}
    </dialog>
  )
}
