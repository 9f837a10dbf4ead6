/** Text for assistive technology only. Never for a control that can be focused: the eye must see what has focus. */
import type { ReactNode } from 'react'
import './skip-link.css'

export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span className="ui-visually-hidden" id={id}>
      {children}
    </span>
  )
}

/** The first stop of the Tab key: jumps over header and menu to the page's content. */
export function SkipLink({
  href = '#conteudo',
  children = 'Ir para o conteúdo',
}: {
  readonly href?: string
  readonly children?: ReactNode
}) {
  return (
    <a className="ui-skip-link" href={href}>
      {children}
    </a>
  )
}
