// Visits: told to the server once per page, under a visitor id that this browser keeps; and the lots last looked at,
// which never leave it.
import { chamar } from '../../core/api.ts'
import { aoTopo, gravarLista, lerLista } from './armazem-local.ts'

const CHAVE_VISITANTE = 'martelo.visitante'
const CHAVE_SESSAO = 'martelo.sessaoDeVisita'
/** Specification 9. */
const CHAVE_VISTOS = 'visitasVeiUid'
const LIMITE_DE_VISTOS = 30
/** A page that is left at once was not visited. */
const DEMORA_MS = 600

/** Vehicles last looked at, the newest first. */
export const vistosRecentemente = (): string[] => lerLista(CHAVE_VISTOS)

export function lembrarVisto(veiUid: string): void {
  gravarLista(CHAVE_VISTOS, aoTopo(vistosRecentemente(), veiUid, LIMITE_DE_VISTOS))
}

let loteNaTela: string | null = null
/** The lot's page says which lot it shows, so that its visit is counted for the lot. */
export function estouNoLote(lelUid: string): () => void {
  loteNaTela = lelUid
  return () => {
    if (loteNaTela === lelUid) loteNaTela = null
  }
}

/** Records the visit of this address; the answer calls it off when the page is left before. */
export function registrarVisita(url: string): () => void {
  const timer = setTimeout(() => {
    const [visitanteUid] = lerLista(CHAVE_VISITANTE)
    const body = { url: url.slice(0, 500), lelUid: loteNaTela, visitanteUid, sessaoUid: sessaoDestaVisita() }
    chamar('POST /v1/visita', { body }).then(
      ({ uid }) => {
        if (uid !== null && uid !== visitanteUid) gravarLista(CHAVE_VISITANTE, [uid])
      },
      // Counting visits must never be in anybody's way.
      () => undefined,
    )
  }, DEMORA_MS)
  return () => clearTimeout(timer)
}

/** One id per browser session, made once and kept. */
function sessaoDestaVisita(): string | null {
  try {
    const ja = sessionStorage.getItem(CHAVE_SESSAO)
    if (ja !== null) return ja
    // Not crypto.randomUUID: it does not exist on plain http outside localhost.
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('')
    const novo = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    sessionStorage.setItem(CHAVE_SESSAO, novo)
    return novo
  } catch {
    return null
  }
}
