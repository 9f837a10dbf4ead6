/** Pages of a list as real links: they open in a new tab, and search engines follow them. */
import { IconChevronLeft, IconChevronRight } from './icones.tsx'
import { UiLink } from './link.tsx'
import './navigation.css'
import { paginasVisiveis } from './paginas.ts'

export type PaginationProps = {
  /** from 1 */
  readonly page: number
  readonly pages: number
  readonly href: (pagina: number) => string
}

export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="ui-pagination" aria-label="Páginas">
      {page > 1 && (
        <UiLink href={href(page - 1)} rel="prev" aria-label="Página anterior">
          <IconChevronLeft />
        </UiLink>
      )}
      {paginasVisiveis(page, pages).map((p, i) =>
        p === null ? (
          <span key={`vao-${i}`} aria-hidden="true">
            …
          </span>
        ) : (
          <UiLink
            key={p}
            href={href(p)}
            aria-label={`Página ${p}`}
            aria-current={p === page ? 'page' : undefined}
          >
            {p}
          </UiLink>
        ),
      )}
      {page < pages && (
        <UiLink href={href(page + 1)} rel="next" aria-label="Próxima página">
          <IconChevronRight />
        </UiLink>
      )}
    </nav>
  )
}
