// Which notices are suppressed because a tab shows their news already, and to which tab one leads, decided from the
// addresses of the open tabs alone; and which of two notices of one tag stays.
import { MARCA_DE_TESTE } from '@martelo/domain/avisos/avisos-em-aparelhos.ts'

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

/**
 * He looks at the very page that the notice leads to. The test is asked for on its own page, and must be seen there.
 * A tab in front is not enough: most pages have no bell, and some kinds of notices come to devices only.
 */
export const jaSeVe = ({ link, tag }: { link: string; tag: string }, abas: readonly Aba[]): boolean =>
  tag !== MARCA_DE_TESTE && abas.some((a) => a.focused && mostra(a, link))

/** The tab that shows it. None: a new one, since the others may hold work in progress. */
export const abaDoLink = <A extends Aba>(link: string, abas: readonly A[]): A | undefined =>
  abas.find((a) => mostra(a, link))

/**
 * Whether one of the notices that are shown under its tag is later than it. By number, not by arrival: messages are
 * retried when a service was busy, so an old one may come after the new one.
 */
export const jaPassou = (numero: number, mostrados: readonly { readonly data: unknown }[]): boolean =>
  mostrados.some(({ data }) => ((data as { numero?: number } | null)?.numero ?? 0) > numero)

/** Serialises what is given under one name, in the order given; a failure does not block the next. */
export function umPorVez(): <T>(nome: string, fazer: () => Promise<T>) => Promise<T> {
  const ultimos = new Map<string, Promise<unknown>>()
  return (nome, fazer) => {
    const este = (ultimos.get(nome) ?? Promise.resolve()).then(fazer, fazer)
    const fim = (): void => {
      if (ultimos.get(nome) === este) ultimos.delete(nome)
    }
    ultimos.set(nome, este)
    este.then(fim, fim)
    return este
  }
}
