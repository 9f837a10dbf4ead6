/**
 * Full-screen photographs with zoom: wheel, pinch, double click or the + and − keys; drag to move; arrows or a
 * sweep of the finger for the next one; Esc closes. Loaded on demand by the gallery.
 */
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from './button.tsx'
import { IconChevronLeft, IconChevronRight, IconClose } from './icones.tsx'
import { IconMinus, IconPlus } from './icones-de-ferramenta.tsx'
import './lightbox.css'
import type { Foto } from './photo.tsx'
import { useModal } from './use-modal.ts'
import { useZoom } from './use-zoom.ts'
import { ESCALA_MAXIMA } from './zoom.ts'

export type LightboxProps = {
  readonly label: string
  readonly fotos: readonly Foto[]
  readonly inicio: number
  /** gets the index of the photo last seen */
  readonly onClose: (indice: number) => void
}

const PASSO_DO_ZOOM = 1.5

export function Lightbox({ label, fotos, inicio, onClose }: LightboxProps) {
  const dialogo = useModal(true)
  const [indice, setIndice] = useState(inicio)
  const mudar = (sentido: 1 | -1) => setIndice((i) => (i + sentido + fotos.length) % fotos.length)
  const { quadro, vista, zoom, eventos } = useZoom(indice, mudar)
  const foto = fotos[indice]
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
      tabIndex={-1}
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
      <Ferramentas escala={vista.escala} zoom={zoom} onClose={() => onClose(indice)} />
      {fotos.length > 1 && (
        <>
          <IconButton icon={IconChevronLeft} label="Foto anterior" size="l" onClick={() => mudar(-1)} />
          <IconButton icon={IconChevronRight} label="Próxima foto" size="l" onClick={() => mudar(1)} />
        </>
      )}
    </dialog>
  )
}

type FerramentasProps = {
  readonly escala: number
  readonly zoom: (fator: number) => void
  readonly onClose: () => void
}

function Ferramentas({ escala, zoom, onClose }: FerramentasProps) {
  return (
    <div className="ui-lightbox__tools">
      <IconButton
        icon={IconMinus}
        label="Afastar"
        aria-disabled={escala <= 1 || undefined}
        onClick={() => zoom(1 / PASSO_DO_ZOOM)}
      />
      <IconButton
        icon={IconPlus}
        label="Aproximar"
        aria-disabled={escala >= ESCALA_MAXIMA || undefined}
        onClick={() => zoom(PASSO_DO_ZOOM)}
      />
      <IconButton icon={IconClose} label="Fechar tela cheia" onClick={onClose} />
    </div>
  )
}
