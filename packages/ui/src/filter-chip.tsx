/** An active filter that can be removed. */
import type { ReactNode } from 'react'
import './chip.css'
import { IconClose } from './icones.tsx'

export type FilterChipProps = {
  readonly children: ReactNode
  /** the whole filter in words, for the button's name: "Remover filtro Marca: Fiat" */
  readonly removeLabel: string
  readonly onRemove: () => void
}

export function FilterChip({ children, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className="ui-chip ui-chip--filter">
      {children}
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <IconClose size={14} />
      </button>
    </span>
  )
}
