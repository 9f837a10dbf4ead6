/**
 * A simple table of facts or history. Wide ones scroll in their own frame, never the page; cells with money or
 * counts get `data-numeric` to align at the right.
 */
import type { ReactNode } from 'react'
import './table.css'

export type TableProps = {
  /** what the table holds; shown unless `captionHidden` */
  readonly caption: string
  readonly captionHidden?: boolean
  /** thead and tbody */
  readonly children: ReactNode
}

export function Table({ caption, captionHidden, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="ui-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={captionHidden ? 'ui-visually-hidden' : undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

export type Fato = { readonly rotulo: string; readonly valor: ReactNode }

/** Label and value pairs: the facts of a lot. */
export function Facts({ fatos }: { readonly fatos: readonly Fato[] }) {
  return (
    <dl className="ui-facts">
      {fatos.map(({ rotulo, valor }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
