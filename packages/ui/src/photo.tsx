/**
 * Photographs: one in its frame, and the swipeable strip of a lot card.
 * The frame has its ratio from CSS before a byte of the picture is there; a picture that fails leaves a quiet mark
 * in the same frame, not a broken one.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { useFaixa } from './faixa.ts'
import { IconChevronLeft, IconChevronRight } from './icones.tsx'
import { IconCamera } from './icones-ao-vivo.tsx'
import { UiLink } from './link.tsx'
import './photo.css'

export type Foto = {
  readonly src: string
  readonly srcSet?: string
  readonly alt: string
  /** dominant colour, shown until the picture is there */
  readonly cor?: string
}

export type PhotoProps = {
  readonly foto: Foto | null
  readonly ratio?: CSSProperties['aspectRatio']
  readonly sizes?: string
  /** the one picture that the visitor waits for: not lazy, fetched first */
  readonly priority?: boolean
  readonly fit?: 'cover' | 'contain'
  readonly className?: string
}

export function Photo({ foto, ratio = '4 / 3', sizes, priority, fit, className }: PhotoProps) {
  const imagem = useRef<HTMLImageElement>(null)
  const [falhou, setFalhou] = useState(false)
  // A picture that failed before hydration fired its event without a listener.
  useEffect(() => {
    const { current } = imagem
    if (current?.complete && current.naturalWidth === 0) setFalhou(true)
  }, [])
  return (
    <span
      className={cx('ui-photo', className)}
      data-fit={fit}
      style={{ aspectRatio: ratio, backgroundColor: foto?.cor }}
    >
      {foto && !falhou ? (
        <img
          ref={imagem}
          src={foto.src}
          srcSet={foto.srcSet}
          sizes={foto.srcSet ? sizes : undefined}
          alt={foto.alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          draggable={false}
          onError={() => setFalhou(true)}
        />
      ) : (
        <IconCamera size={32} title={foto ? `Foto indisponível: ${foto.alt}` : 'Sem foto'} />
      )}
    </span>
  )
}

export type PhotoStripProps = {
  /** names the strip: the lot's name */
  readonly label: string
  readonly fotos: readonly Foto[]
  /** where a click on a photo goes; the same as the card's title link, so it is skipped by keyboard */
  readonly href: string
  readonly sizes?: string
  readonly ratio?: CSSProperties['aspectRatio']
  readonly priority?: boolean
}

/** Up to a few photos of a lot card: swipe on touch, arrows under the pointer, dots tell how many. */
export function PhotoStrip({ label, fotos, href, sizes, ratio, priority }: PhotoStripProps) {
  const { ref, indice, noInicio, noFim, andar } = useFaixa<HTMLDivElement>()
  const varias = fotos.length > 1
  return (
    <div className="ui-photo-strip">
      <UiLink href={href} tabIndex={-1} aria-hidden="true" className="ui-photo-strip__link">
        <div className="ui-photo-strip__track" ref={ref} tabIndex={-1}>
          {fotos.length === 0 && <Photo foto={null} ratio={ratio} />}
          {fotos.map((foto, i) => (
            <Photo key={foto.src} foto={foto} sizes={sizes} ratio={ratio} priority={priority && i === 0} />
          ))}
        </div>
      </UiLink>
      {varias && (
        <>
          <span className="ui-photo-strip__dots" aria-hidden="true">
            {fotos.map((foto, i) => (
              <span key={foto.src} data-atual={i === indice || undefined} />
            ))}
          </span>
          <div className="ui-photo-strip__arrows">
            <IconButton
              icon={IconChevronLeft}
              label={`Foto anterior de ${label}`}
              variant="photo"
              size="s"
              hidden={noInicio}
              onClick={() => andar(-1)}
            />
            <IconButton
              icon={IconChevronRight}
              label={`Próxima foto de ${label}`}
              variant="photo"
              size="s"
              hidden={noFim}
              onClick={() => andar(1)}
            />
          </div>
        </>
      )}
    </div>
  )
}
