/** Breadcrumbs: real links, which open in a new tab and which search engines follow. */
import { IconChevronRight } from './icones.tsx'
import { UiLink } from './link.tsx'
import './navigation.css'

export type Crumb = { readonly label: string; readonly href?: string }

/** The last one is the page itself and no link. On a phone only the step back remains. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  return (
    <nav className="ui-breadcrumbs" aria-label="Você está em">
      <ol role="list">
        {items.map(({ label, href }, i) => (
          <li key={label}>
            {i > 0 && <IconChevronRight size={14} />}
            {href && i < items.length - 1 ? (
              <UiLink href={href}>{label}</UiLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
