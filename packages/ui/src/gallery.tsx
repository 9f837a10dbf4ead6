/**
 * The photographs of a lot page: a stage that snaps from one to the next, thumbs, a counter, and full screen. The
 * full-screen viewer with its zoom is loaded when it is opened.
 */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { useFaixa } from './faixa.ts'
import './gallery.css'
import { IconChevronLeft, IconChevronRight } from './icones.tsx'
import { IconExpand } from './icones-de-uso.tsx'
import { type Foto, Photo } from './photo.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const Lightbox = lazy(() => import('./lightbox.tsx').then((m) => ({ default: m.Lightbox })))

export type GalleryProps = {
  /** names the gallery: the lot's name */
  readonly label: string
  readonly fotos: readonly Foto[]
  readonly sizes?: string
  /** over the photograph, top left: stamps, state */
  readonly overlay?: ReactNode
  /** what the photographs show, each with the index of its first: one press leads there */
  readonly grupos?: readonly Grupo[]
  /** a link to `#ancora-3` brings the third photograph to the stage, without script too */
  readonly ancora?: string
}

type Grupo = { readonly nome: string; readonly primeira: number; readonly quantas: number }
const SEM_GRUPOS: readonly Grupo[] = []

export function Gallery({
  label,
  fotos,
  sizes = '(min-width: 64rem) 60vw, 100vw',
  overlay,
  grupos = SEM_GRUPOS,
  ancora,
}: GalleryProps) {
  const { ref, indice, noInicio, noFim, andar, irPara } = useFaixa<HTMLDivElement>()
  const [aberta, setAberta] = useState<number | null>(null)
  if (fotos.length === 0) return <Photo foto={null} className="ui-gallery__empty" />
  return (
    <section className="ui-gallery" aria-label={`Fotos de ${label}`}>
      <div className="ui-gallery__stage">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        {/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the
            click repeats, for the pointer, what the full-screen button beside it does for everyone */}
        <div
          className="ui-gallery__track"
          ref={ref}
          role="group"
          tabIndex={0}
          aria-label={`Foto ${indice + 1} de ${fotos.length}. Setas mudam de foto`}
          onClick={() => setAberta(indice)}
        >
          <Fotos fotos={fotos} sizes={sizes} ancora={ancora} />
        </div>
        {overlay && <div className="ui-gallery__overlay">{overlay}</div>}
        <IconButton
          icon={IconChevronLeft}
          label="Foto anterior"
          variant="photo"
          className="ui-gallery__prev"
          hidden={noInicio}
          onClick={() => andar(-1)}
        />
        <IconButton
          icon={IconChevronRight}
          label="Próxima foto"
          variant="photo"
          className="ui-gallery__next"
          hidden={noFim || fotos.length === 1}
          onClick={() => andar(1)}
        />
        <Button className="ui-gallery__expand" size="s" icon={IconExpand} onClick={() => setAberta(indice)}>
          <VisuallyHidden>Abrir em tela cheia a foto </VisuallyHidden>
          <span className="tabular">
            {indice + 1}/{fotos.length}
          </span>
        </Button>
      </div>
      {grupos.length > 0 && <Grupos grupos={grupos} onSelect={irPara} />}
      {fotos.length > 1 && <Thumbs fotos={fotos} atual={indice} onSelect={(i) => irPara(i)} />}
      {aberta !== null && (
        <Suspense fallback={null}>
          <Lightbox
            label={label}
            fotos={fotos}
            inicio={aberta}
            onClose={(ultima) => {
              setAberta(null)
              irPara(ultima, false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function Fotos({
  fotos,
  sizes,
  ancora,
}: {
  readonly fotos: readonly Foto[]
  readonly sizes: string
  readonly ancora: string | undefined
}) {
  return fotos.map((foto, i) => (
    <Photo key={foto.src} id={ancora && `${ancora}-${i + 1}`} foto={foto} sizes={sizes} priority={i === 0} />
  ))
}

function Grupos({
  grupos,
  onSelect,
}: {
  readonly grupos: readonly Grupo[]
  readonly onSelect: (i: number) => void
}) {
  return (
    <ul role="list" className="ui-gallery__groups" aria-label="O que as fotos mostram">
      {grupos.map((g) => (
        <li key={g.nome}>
          <button type="button" onClick={() => onSelect(g.primeira)}>
            {g.nome} <small>{g.quantas}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

export type ThumbsProps = {
  readonly fotos: readonly Foto[]
  readonly atual: number
  readonly onSelect: (indice: number) => void
}

export function Thumbs({ fotos, atual, onSelect }: ThumbsProps) {
  const faixa = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current } = faixa
    const mini = current?.children[atual]
    if (!current || !(mini instanceof HTMLElement)) return
    current.scrollTo({
      left: mini.offsetLeft - (current.clientWidth - mini.clientWidth) / 2,
    })
  }, [atual])
  return (
    <ul role="list" className="ui-thumbs" ref={faixa}>
      {fotos.map((foto, i) => (
        <li key={foto.src}>
          <button
            type="button"
            aria-label={`Mostrar foto ${i + 1}: ${foto.alt}`}
            aria-current={i === atual || undefined}
            onClick={() => onSelect(i)}
          >
            <Photo foto={{ ...foto, alt: '' }} sizes="6rem" />
          </button>
        </li>
      ))}
    </ul>
  )
}
