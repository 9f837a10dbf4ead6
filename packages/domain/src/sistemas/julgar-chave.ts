// Whether a key opens a call now. Source of the order: what is over is said before what is missing, so that its owner
// knows that the key itself must be replaced.
import type { Escopo } from './escopos.ts'

export interface FatosDaChave {
  readonly escopos: readonly string[]
  /** epoch ms */
  readonly expiraAt: number | null
  readonly revogadaAt: number | null
}

export type ChaveJulgada =
  | { readonly ok: true }
  | { readonly ok: false; readonly codigo: 'CHAVE' | 'ESCOPO'; readonly mensagem: string }

const recusa = (codigo: 'CHAVE' | 'ESCOPO', mensagem: string): ChaveJulgada => ({
  ok: false,
  codigo,
  mensagem,
})

/** `chave` null: there is none of this text in this house. `agora`: epoch ms. */
export function julgarChave(chave: FatosDaChave | null, escopo: Escopo, agora: number): ChaveJulgada {
  if (chave === null) return recusa('CHAVE', 'Chave desconhecida.')
  if (chave.revogadaAt !== null) return recusa('CHAVE', 'Esta chave foi revogada.')
  if (chave.expiraAt !== null && chave.expiraAt <= agora) return recusa('CHAVE', 'Esta chave venceu.')
  if (!chave.escopos.includes(escopo)) return recusa('ESCOPO', `A chave não tem o escopo ${escopo}.`)
  return { ok: true }
}
