/**
 * The server of map tiles that a house chose: an address with the places of zoom, column and row. Without one the
 * site draws its own map without third parties. The one host of the address is all that the content security policy
 * adds. Refuses: no https, a host with a wildcard or a place in it (the policy could not name it), a user name,
 * places that are missing or unknown.
 */
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

export interface Ladrilhos {
  readonly url: string
  /** whose map it is: most servers ask that it be said */
  readonly credito: string
}

const ENDERECO =
  /^https:\/\/([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+)(?::\d{1,5})?(\/[^\s"'<>\\^`|;,]*)$/i
const LUGARES = ['{z}', '{x}', '{y}'] as const

/** Empty is null. `{r}` may stand for the sharper tiles of dense screens. */
export function validarLadrilhos(texto: string): Validado<string | null> {
  const t = texto.trim()
  if (t === '') return aceito(null)
  const caminho = ENDERECO.exec(t)?.[2]
  if (caminho === undefined) return recusado('Use um endereço como https://mapas.exemplo.com/{z}/{x}/{y}.png')
  if (LUGARES.some((l) => !caminho.includes(l))) return recusado('O endereço precisa de {z}, {x} e {y}')
  const sobra = caminho.replace(/\{[zxyr]\}/g, '')
  return /[{}]/.test(sobra) ? recusado('Só {z}, {x}, {y} e {r} têm lugar no endereço') : aceito(t)
}

/** What the content security policy lets pictures come from. */
export const origemDosLadrilhos = (url: string): string => url.slice(0, url.indexOf('/', 'https://'.length))

/** The house's own server before the one of the installation; null: the map is drawn. */
export function ladrilhosDe(
  casa: { readonly mapaLadrilhos: string | null; readonly mapaCredito: string | null },
  padrao: Ladrilhos | null,
): Ladrilhos | null {
  return casa.mapaLadrilhos === null ? padrao : { url: casa.mapaLadrilhos, credito: casa.mapaCredito ?? '' }
}
