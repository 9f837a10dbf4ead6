// How the desk keeps to a narrow line. What was encoded and is then left out costs a key frame, the largest of all, which fills the
// line again; so what does not fit is not encoded at all, and the chain of frames stays whole.
export type Qualidade = 'alta' | 'baixa'

export const MENOR_KBIT = 350
/** Seconds that the oldest unconfirmed byte has been on its way. The server confirms every 150 ms. */
const [METADE_S, QUARTO_S, NADA_S] = [0.35, 0.55, 0.8]
/** A key frame waits for a free line, but no longer than this many of its periods. */
const CHAVE_ESPERA = 2
const LIVRE_S = 0.3

/** Below it a line counts as narrow: a key frame alone fills it for the better part of a second. */
const ESTREITA_KBIT = 900
/** A key frame each so many ms. Newcomers get what stands since the last one of the small quality, so they do not wait for it. */
const CHAVE_MS: Readonly<Record<Qualidade, readonly [livre: number, estreita: number]>> = {
  alta: [2_000, 4_000],
  baixa: [1_000, 2_000],
}
export const periodoDaChave = (q: Qualidade, kbit: number): number =>
  CHAVE_MS[q][kbit < ESTREITA_KBIT ? 1 : 0]

/**
 * How wide the still picture is that goes every five seconds, in shares of the programme; null: it stays here. At full size a
 * detailed one has 200 KB, which is 1.6 s of a line of 1 Mbit/s.
 */
export function quadroParado(voo: number, kbit: number): number | null {
  if (voo > LIVRE_S) return null
  return kbit < ESTREITA_KBIT ? 1 / 4 : 1 / 2
}

/** What goes for the small quality beside `kbit` for the large one. */
export const baixaKbit = (kbit: number): number => (kbit < 700 ? 200 : 400)

/** Whether the desk encodes frame `n` while its oldest byte is `voo` seconds on its way. */
export function quadroVai(voo: number, n: number): boolean {
  if (voo > NADA_S) return false
  return n % (voo > QUARTO_S ? 4 : voo > METADE_S ? 2 : 1) === 0
}

/** Whether a key frame is due `haMs` after the last one. */
export function chaveVai(voo: number, haMs: number, periodoMs: number): boolean {
  return haMs >= periodoMs && (voo < LIVRE_S || haMs >= periodoMs * CHAVE_ESPERA)
}

/** The rate for the large quality on a line that just carried `vazao` kbit/s and was full. */
export function kbitPara(vazao: number, agora: number): number {
  const cabe = vazao * 0.85
  return Math.round(Math.max(MENOR_KBIT, Math.min(agora, cabe - baixaKbit(cabe - 400))))
}

/** What was sent and not yet confirmed, to know how long the oldest of it is on its way. */
export class NoCaminho {
  #fila: { readonly ate: number; readonly em: number }[] = []
  mandou(ate: number, em: number): void {
    this.#fila.push({ ate, em })
  }
  confirmou(ate: number): void {
    while (this.#fila[0] !== undefined && this.#fila[0].ate <= ate) this.#fila.shift()
  }
  esquecer(): void {
    this.#fila = []
  }
  /** seconds */
  ha(agora: number): number {
    return this.#fila[0] === undefined ? 0 : (agora - this.#fila[0].em) / 1000
  }
}
