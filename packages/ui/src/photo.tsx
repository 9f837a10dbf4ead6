/**
 * A photograph in its frame.
 * The frame has its ratio from CSS before a byte of the picture is there; a picture that fails leaves a quiet mark
 * in the same frame, not a broken one.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { IconCamera } from './icones-ao-vivo.tsx'
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
  /** what a link of the page leads to */
  readonly id?: string
}

export function Photo({ foto, ratio = '4 / 3', sizes, priority, fit, className, id }: PhotoProps) {
  const imagem = useRef<HTMLImageElement>(null)
  const [falhou, setFalhou] = useState(false)
  // A picture that failed before hydration fired its event without a listener.
  useEffect(() => {
    const { current } = imagem
    if (current?.complete && current.naturalWidth === 0) setFalhou(true)
  }, [])
  return (
    <span
      id={id}
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
