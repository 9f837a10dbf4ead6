/**
 * A saved search of a person without an account: what a request does, what its letter may say, when its owner is asked
 * whether it goes on. The caller answers every request alike, whatever is decided here.
 */
/** The words beside the button, which the visitor agrees to; kept with his request. */
export const CONSENTIMENTO_DO_ALERTA =
  'Ao pedir, você concorda em receber por e-mail os avisos desta busca. Cada e-mail traz o endereço para parar.'

export const MAXIMO_POR_EMAIL = 5
export const DIAS_DO_ALERTA = 180
/** So long before its end its owner is asked. */
export const DIAS_DA_PERGUNTA = 14
/** Letters of this kind to one address: a stranger may have typed it. */
export const MINUTOS_ENTRE_CARTAS = 15
export const CARTAS_POR_DIA = 5
const DIA_MS = 86_400_000

export interface FatosDoPedido {
  /** this search of this address: none, one that waits for its confirmation, or one that tells */
  readonly ja: 'nenhuma' | 'aguarda' | 'confirmada'
  /** other searches of this address */
  readonly outras: number
  /** since the last letter that asked for this search; null: there was none */
  readonly minutosDaCarta: number | null
  /** letters that asked this address, in the last 24 hours */
  readonly cartasDoDia: number
}

/** `nada`: the request changes nothing. */
export function julgarPedidoDeAlerta(f: FatosDoPedido): 'carta' | 'nada' {
  if (f.ja === 'confirmada' || f.cartasDoDia >= CARTAS_POR_DIA) return 'nada'
  if (f.ja === 'nenhuma') return f.outras < MAXIMO_POR_EMAIL ? 'carta' : 'nada'
  return f.minutosDaCarta === null || f.minutosDaCarta >= MINUTOS_ENTRE_CARTAS ? 'carta' : 'nada'
}

export const fimDoAlerta = (confirmadoEm: number): number => confirmadoEm + DIAS_DO_ALERTA * DIA_MS

/** Asked once per stretch, within its last days. */
export function perguntarSeContinua(a: {
  readonly venceAt: number
  /** the last letter that asked */
  readonly cartaAt: number | null
  readonly agora: number
}): boolean {
  const desde = a.venceAt - DIAS_DA_PERGUNTA * DIA_MS
  return a.agora >= desde && a.agora < a.venceAt && (a.cartaAt === null || a.cartaAt < desde)
}

/** An address, or a telephone: what a stranger would have the house write to somebody else. */
const RECADO = /\.\p{L}|[@<>\\/]|www|\d[\d\s()+.-]{9,}/iu

/** The search's name as a letter to an unconfirmed address says it; null: not at all. */
export const nomeNaCarta = (nome: string): string | null => (RECADO.test(nome) ? null : nome)
