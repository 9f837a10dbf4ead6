/** A surface that holds one thing. `interactive` lifts it under the pointer when a link inside covers it. */
import type { ComponentProps } from 'react'
import './card.css'
import { cx } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  readonly padding?: 'none' | 's' | 'm' | 'l'
  readonly interactive?: boolean
}

export function Card({ as: Tag = 'div', padding = 'm', interactive, className, ...rest }: CardProps) {
  const Element = Tag as 'div'
  return (
    <Element
      {...rest}
      className={cx('ui-card', className)}
      data-padding={padding}
      data-interactive={interactive || undefined}
    />
  )
}
