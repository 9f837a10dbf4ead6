/** Questions and groups that open in place: native details/summary, searchable by the browser, working without script. */
import type { ReactNode } from 'react'
import './accordion.css'
import { IconChevronDown } from './icones-de-abrir.tsx'

export type AccordionItem = {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  readonly open?: boolean
}

export type AccordionProps = {
  readonly items: readonly AccordionItem[]
  /** items with the same group name close each other */
  readonly group?: string
}

export function Accordion({ items, group }: AccordionProps) {
  return (
    <div className="ui-accordion">
      {items.map((item) => (
        <details key={item.id} name={group} open={item.open}>
          <summary>
            <span>{item.title}</span>
            <IconChevronDown className="ui-accordion__arrow" />
          </summary>
          <div className="ui-accordion__content">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
