/**
 * A short explanation of a control, on hover and on focus; Esc hides it without moving the focus (WCAG 1.4.13).
 * Not for anything that a person needs: touch has no hover. Inside must be exactly one focusable control.
 */
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react'
import './tooltip.css'

export type TooltipProps = {
  readonly text: ReactNode
  readonly side?: 'top' | 'bottom'
  readonly children: ReactElement<{ 'aria-describedby'?: string; title?: string }>
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const [visivel, setVisivel] = useState(false)
  const mostrar = () => setVisivel(true)
  const esconder = () => setVisivel(false)
  return (
    // The wrapper only listens: the control inside is what has focus and a role.
    <span
      className="ui-tooltip"
      role="presentation"
      onPointerEnter={mostrar}
      onPointerLeave={esconder}
      onFocus={mostrar}
      onBlur={esconder}
      onKeyDown={(evento) => evento.key === 'Escape' && esconder()}
    >
      {cloneElement(children, { 'aria-describedby': id, title: undefined })}
      <span
        className="ui-tooltip__bubble"
        role="tooltip"
        id={id}
        data-side={side}
        data-visivel={visivel || undefined}
      >
        {text}
      </span>
    </span>
  )
}
