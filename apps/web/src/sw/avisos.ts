// Which notices a person is spared because he sees their news already, and to which tab one leads, decided from the
// addresses of the open tabs alone.
//
// How one could get it wrong: to take any tab in front for one that tells. Most pages have no bell, and some kinds of
// notices come to devices only.
import { MARCA_DE_TESTE } from '@martelo/domain/avisos/avisos-do-cliente.ts'

export interface Aba {
  readonly url: string
  readonly focused: boolean
}

/** A link with a query is another page for each of them; one without is its page under any. */
function mostra({ url }: Aba, link: string): boolean {
  const [aqui, la] = [new URL(url), new URL(link, url)]
  return (
    aqui.origin === la.origin &&
    aqui.pathname === la.pathname &&
    (la.search === '' || aqui.search === la.search)
  )
}

/** He looks at the very page that the notice leads to. The test is asked for on its own page, and must be seen there. */
export const jaSeVe = ({ link, tag }: { link: string; tag: string }, abas: readonly Aba[]): boolean =>
  tag !== MARCA_DE_TESTE && abas.some((a) => a.focused && mostra(a, link))

/** The tab that shows it. None: a new one, for the others show what somebody is in the middle of. */
export const abaDoLink = <A extends Aba>(link: string, abas: readonly A[]): A | undefined =>
  abas.find((a) => mostra(a, link))
