// Visits: told to the server once per page, under a visitor id that this browser keeps when the visitor allows it, and
// this tab otherwise; and the lots last looked at, which never leave it.
import { chamar } from '../../core/api.ts'
import { CHAVE_DO_VISITANTE } from '@martelo/domain/hotsites/consentimento.ts'
import { dizer } from '../../core/tempo-real.ts'
import { aoTopo, gravarLista, lerLista } from '../../core/armazem-local.ts'

/** Without the visitor's permission to measure, his id ends with the tab; one left from earlier is deleted. */
const medicaoPermitida = (): boolean => /(?:^|; )mt_consentimento=\d+\.medicao\./.test(document.cookie)
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

/** Specification 9: visit tracking polls this often until the visitor's id and the socket exist. */
const ESPERA_MS = 100
/** A socket that has not come by then will not; the visit goes by a call. */
const TENTATIVAS = 100
let pedindoId: Promise<void> | null = null

/**
 * Records the visit of this address once; the answer calls it off when the page is left before. A first visit asks for
 * the visitor's id by a call, which is that visit's record too; later ones are said over the socket.
 */
export function registrarVisita(url: string, clienteUid: string | null): () => void {
  let tentativas = 0
  const visita = { url: url.slice(0, 500), sessaoUid: sessaoDestaVisita() }
  const tentar = (): void => {
    const visitanteUid = lerVisitante()
    if (clienteUid === null && visitanteUid === undefined) {
      if (pedindoId !== null) return esperar()
      pedindoId = porChamada({ ...visita, lelUid: loteNaTela })
      return
    }
    // Exactly one of the two is recorded: a client's visit has no visitor.
    const dados = {
      ...visita,
      lelUid: loteNaTela,
      ...(clienteUid === null ? { visitanteUid } : { clienteUid }),
    }
    if (dizer('visita', dados)) return
    if (++tentativas < TENTATIVAS) return esperar()
    void porChamada({ ...visita, lelUid: loteNaTela, ...(clienteUid === null ? { visitanteUid } : {}) })
  }
  const esperar = (): void => {
    timer = setTimeout(tentar, ESPERA_MS)
  }
  let timer = setTimeout(tentar, DEMORA_MS)
  return () => clearTimeout(timer)
}

function lerVisitante(): string | undefined {
  if (medicaoPermitida())
    return lerLista(CHAVE_DO_VISITANTE)[0] ?? lerLista(CHAVE_DO_VISITANTE, 'sessionStorage')[0]
  return lerLista(CHAVE_DO_VISITANTE, 'sessionStorage')[0]
}

function gravarVisitante(uid: string): void {
  gravarLista(CHAVE_DO_VISITANTE, [uid], medicaoPermitida() ? 'localStorage' : 'sessionStorage')
}

async function porChamada(body: {
  url: string
  sessaoUid: string | null
  lelUid: string | null
  visitanteUid?: string | undefined
}): Promise<void> {
  // Counting visits is best effort.
  const r = await chamar('POST /v1/visita', { body }).catch(() => null)
  if (r !== null && r.uid !== null && r.uid !== body.visitanteUid) gravarVisitante(r.uid)
  pedindoId = null
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
