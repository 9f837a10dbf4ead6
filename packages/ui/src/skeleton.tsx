/**
 * The shape of what is loading, in the size it will have. Built from blocks by the screen, inside one Loading that
 * says once, in words, that something comes.
 */
import type { CSSProperties, ReactNode } from 'react'
import { cx } from './class-names.ts'
import './skeleton.css'

export type SkeletonProps = {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly ratio?: CSSProperties['aspectRatio']
  readonly round?: boolean
  readonly className?: string
}

export function Skeleton({ width, height = '1em', ratio, round, className }: SkeletonProps) {
  return (
    <span
      className={cx('ui-skeleton', className)}
      data-round={round || undefined}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio }}
    />
  )
}

/** Lines of text; the last one is shorter, as text is. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className="ui-skeleton-text">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} width={i === lines - 1 ? '62%' : '100%'} height="0.8em" />
      ))}
    </span>
  )
}

export type LoadingProps = {
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Loading({ label = 'Carregando', className, children }: LoadingProps) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="ui-visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
