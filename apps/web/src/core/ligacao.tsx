// Links of the storefront: plain anchors and one delegated click listener, because a page has sixty links and the
// router's are too dear (decision 014). The listener navigates without a page load, unless a key or the link says
// otherwise, or the page has scripts of the house's, which only a document brings. The router asks the server for the
// routes of all marked addresses. Menus are marked from the start (cached answer); deeper addresses only when the
// pointer reaches them, since asking for a whole list costs twice the page.
import { ID_DOS_DOCUMENTOS } from '@martelo/domain/hotsites/scripts-do-site.ts'
import { type AnchorHTMLAttributes, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

/** One step below the root, or a query of the page that stands. */
const DE_MENU = /^(?:\/[^/?#]*)?(?:[?#]|$)/

export interface LigacaoProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** path, query or both; a query alone keeps the path */
  readonly to: string
  /** prefetches the page's scripts and data on hover, focus or touch */
  readonly prefetch?: 'intent'
  /** goes back past this page, not to it */
  readonly replace?: boolean
  /** the page stays where it is scrolled to */
  readonly preventScrollReset?: boolean
}

export function Link({ to, prefetch, preventScrollReset, replace, children, ...resto }: LigacaoProps) {
  return (
    <a
      {...resto}
      href={to}
      data-ligacao=""
      data-discover={DE_MENU.test(to) ? 'true' : undefined}
      data-intencao={prefetch && ''}
      data-parado={preventScrollReset ? '' : undefined}
      data-no-lugar={replace ? '' : undefined}
    >
      {children}
    </a>
  )
}

const daqui = (alvo: EventTarget | null): HTMLAnchorElement | null =>
  alvo instanceof Element ? alvo.closest<HTMLAnchorElement>('a[data-ligacao]') : null

/** Paths of the pages that are loaded as documents: those with scripts that this visitor has allowed. */
function carregaDocumento(caminho: string): boolean {
  const lista = document.getElementById(ID_DOS_DOCUMENTOS)?.textContent
  return lista != null && (JSON.parse(lista) as string[]).includes(caminho)
}

/** The delegated listener, mounted once by the root. */
export function OuvirLigacoes() {
  const navegar = useNavigate()
  const [pretendida, setPretendida] = useState<string | null>(null)

  useEffect(() => {
    const seguir = (e: MouseEvent): void => {
      const a = daqui(e.target)
      const outraAba = e.button !== 0 || e.metaKey || e.altKey || e.ctrlKey || e.shiftKey
      // A router's own link has answered already.
      if (!a || e.defaultPrevented || outraAba || (a.target && a.target !== '_self')) return
      if (carregaDocumento(a.pathname)) return
      e.preventDefault()
      const para = a.pathname + a.search + a.hash
      const igual = para === location.pathname + location.search + location.hash
      void navegar(para, {
        replace: igual || a.dataset.noLugar !== undefined,
        preventScrollReset: a.dataset.parado !== undefined,
      })
    }
    const pretender = (e: Event): void => {
      const a = daqui(e.target)
      if (a) a.dataset.discover = 'true'
      if (a?.dataset.intencao !== undefined) setPretendida(a.pathname + a.search)
    }
    document.addEventListener('click', seguir)
    document.addEventListener('pointerover', pretender, { passive: true })
    document.addEventListener('focusin', pretender)
    document.addEventListener('touchstart', pretender, { passive: true })
    return () => {
      document.removeEventListener('click', seguir)
      document.removeEventListener('pointerover', pretender)
      document.removeEventListener('focusin', pretender)
      document.removeEventListener('touchstart', pretender)
    }
  }, [navegar])

  return pretendida === null ? null : <PrefetchPageLinks page={pretendida} />
}
