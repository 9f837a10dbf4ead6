/**
 * A strip of cards. Widths come from CSS (`--item` or as many per view as fit), so nothing moves when script
 * arrives; without script it still scrolls. It never moves by itself.
 */
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import './carousel.css'
import { cx } from './class-names.ts'
import { useFaixa } from './faixa.ts'
import { IconChevronLeft, IconChevronRight } from './icones.tsx'

export type CarouselProps = {
  /** names the strip for assistive technology, and is its heading unless `heading` is given */
  readonly label: string
  readonly heading?: ReactNode
  /** beside the heading: "Ver todos" */
  readonly action?: ReactNode
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
  readonly className?: string
}

export function Carousel({ label, heading, action, items, className }: CarouselProps) {
  const { ref, noInicio, noFim, andar } = useFaixa<HTMLUListElement>()
  return (
    <section className={cx('ui-carousel', className)} aria-label={label}>
      <div className="ui-carousel__head">
        <h2>{heading ?? label}</h2>
        {action}
        <div className="ui-carousel__buttons">
          <IconButton
            icon={IconChevronLeft}
            label={`${label}: anteriores`}
            variant="secondary"
            size="s"
            aria-disabled={noInicio || undefined}
            onClick={() => andar(-1)}
          />
          <IconButton
            icon={IconChevronRight}
            label={`${label}: próximos`}
            variant="secondary"
            size="s"
            aria-disabled={noFim || undefined}
            onClick={() => andar(1)}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul role="list" className="ui-carousel__track" ref={ref} tabIndex={0} aria-label={label}>
        {items.map((item) => (
          <li key={item.key}>{item.content}</li>
        ))}
      </ul>
    </section>
  )
}
