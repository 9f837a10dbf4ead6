/**
 * The kit does not know the router. Pieces that link (Breadcrumbs, Pagination, PhotoStrip) use the component given
 * here once by the application, for instance `({ href, ...p }) => <Link to={href} {...p} />`; without it, a plain
 * anchor.
 */
import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & { readonly href: string }

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

export const LinkProvider = LinkContext.Provider

export function UiLink(props: LinkProps) {
  const Component = useContext(LinkContext)
  // oxlint-disable-next-line react/static-components -- the application gives one component, once
  return <Component {...props} />
}
