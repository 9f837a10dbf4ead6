/** The frame of one part of the component page: a title, a word on when to use it, and the specimens. */
import type { ReactNode } from 'react'

export function Secao({
  id,
  titulo,
  nota,
  children,
}: {
  id?: string
  titulo: string
  nota?: string
  children: ReactNode
}) {
  return (
    <section className="vitrine__section" id={id}>
      <h2>{titulo}</h2>
      {nota && <p className="vitrine__note">{nota}</p>}
      <div className="vitrine__body">{children}</div>
    </section>
  )
}

export function Linha({ children }: { children: ReactNode }) {
  return <div className="vitrine__row">{children}</div>
}
