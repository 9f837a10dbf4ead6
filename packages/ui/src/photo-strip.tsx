/** The swipeable strip of a lot card, apart from the single photograph: a room shows that one alone. */
import type { CSSProperties } from 'react'
import { IconButton } from './button.tsx'
import { useFaixa } from './faixa.ts'
import { IconChevronLeft, IconChevronRight } from './icones.tsx'
import { UiLink } from './link.tsx'
import { type Foto, Photo } from './photo.tsx'
import './photo.css'

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
