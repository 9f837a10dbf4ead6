// Which notices a person is spared because he sees their news already, and to which tab one leads, decided from the
// addresses of the open tabs alone; and which of two notices of one tag stays.
//
// How one could get it wrong: to take any tab in front for one that tells. Most pages have no bell, and some kinds of
// notices come to devices only. Or to trust in the order of arrival: messages are sent again when a service was busy,
// and then an old one comes after the new one.
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

/** Whether one of the notices that are shown under its tag is later than it. */
export const jaPassou = (numero: number, mostrados: readonly { readonly data: unknown }[]): boolean =>
  mostrados.some(({ data }) => ((data as { numero?: number } | null)?.numero ?? 0) > numero)

/** Runs what is given under one name one after the other, in the order given; a failure holds nobody up. */
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
