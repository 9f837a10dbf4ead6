// Which kinds of notices a person decides about, by his roles, and what counts where he has said nothing.
import { avisoDe, ehDeEscolha, TIPOS_DE_AVISO, type TipoDeAviso } from './catalogo.ts'
import type { Canal } from './declarar-aviso.ts'

export const TIPOS_DO_CLIENTE: readonly TipoDeAviso[] = TIPOS_DE_AVISO.filter(
  (t) => avisoDe(t).publico === 'cliente' && ehDeEscolha(t),
)

/** Of a person who works in the house, or answers for consignors. `interno`: one of its own people. */
export function tiposDaEquipe(papeis: readonly string[], interno: boolean): readonly TipoDeAviso[] {
  return TIPOS_DE_AVISO.filter((t) => {
    const a = avisoDe(t)
    if (!ehDeEscolha(t)) return false
    if (a.publico === 'comitente') return papeis.includes('Comitente')
    return a.publico === 'equipe' && (a.papeis?.some((p) => papeis.includes(p)) ?? interno)
  })
}

/** A letter to the house goes to its mailbox; each of its people gets it only when he asks for it. */
export const padraoNaEquipe = (t: TipoDeAviso, c: Canal): boolean | undefined =>
  c === 'email' && avisoDe(t).papeis !== undefined ? false : undefined
