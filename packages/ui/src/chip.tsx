/**
 * Small words with a role.
 * - Badge: a quiet mark ("Destaque", a count).
 * - StatusChip: a state. Colour never stands alone, so icon and word are required.
 */
import type { ReactNode } from 'react'
import './chip.css'
import { cx } from './class-names.ts'
import type { Icon } from './icones.tsx'
import type { Tom } from './tom.ts'

export type BadgeProps = {
  readonly children: ReactNode
  readonly tom?: Tom | 'primaria' | 'secundaria'
  readonly className?: string
}

export function Badge({ children, tom = 'neutro', className }: BadgeProps) {
  return (
    <span className={cx('ui-chip', className)} data-tom={tom}>
      {children}
    </span>
  )
}

export type StatusChipProps = {
  readonly tom: Tom
  readonly icon: Icon
  readonly children: ReactNode
  /** filled, for the state that matters most on a page or over a photograph */
  readonly strong?: boolean
  readonly size?: 's' | 'm'
  readonly className?: string
}

export function StatusChip({ tom, icon: Drawing, children, strong, size = 's', className }: StatusChipProps) {
  return (
    <span
      className={cx('ui-chip', className)}
      data-tom={tom}
      data-strong={strong || undefined}
      data-size={size}
    >
      <Drawing size="1.15em" />
      {children}
    </span>
  )
}
