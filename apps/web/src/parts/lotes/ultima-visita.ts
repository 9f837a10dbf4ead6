// What is new since this browser was here last. Lots are numbered as they are made, so the highest number seen then is
// all that must be kept; a visit ends when the tab's session does.
import { gravarLista, lerLista } from './armazem-local.ts'

const CHAVE = 'martelo.ultimoLote'
const CHAVE_DA_SESSAO = 'martelo.ultimoLoteAntes'

/** Notes the highest lot id on the screen; answers the one of the visit before, or null at the first visit. */
export function novosDesde(maiorNaTela: number): number | null {
  const [guardado] = lerLista(CHAVE)
  const antes = Number(guardado ?? 0)
  if (maiorNaTela > antes) gravarLista(CHAVE, [String(maiorNaTela)])
  try {
    const daSessao = sessionStorage.getItem(CHAVE_DA_SESSAO)
    if (daSessao !== null) return Number(daSessao) || null
    sessionStorage.setItem(CHAVE_DA_SESSAO, String(antes))
  } catch {
    return null
  }
  return antes || null
}
