/**
 * Whether a notice of an outside party is taken. Forged before old before repeated: who cannot sign learns nothing else.
 * One could get it wrong by trusting an instant that the signature does not cover.
 */
import type { NomeDeDesfecho } from './desfechos.ts'

export interface FatosDoAviso {
  readonly autentico: boolean
  /** when the party signed it (epoch ms); null: this party signs no instant, and de-duplication alone guards */
  readonly quando: number | null
  readonly agora: number
  /** how far apart the two clocks may be */
  readonly janelaSegundos: number
  readonly jaRecebido: boolean
}

export function julgarAviso(
  f: FatosDoAviso,
): Extract<NomeDeDesfecho, 'ok' | 'forjado' | 'velho' | 'repetido'> {
  if (!f.autentico) return 'forjado'
  if (f.quando !== null && !(Math.abs(f.agora - f.quando) <= f.janelaSegundos * 1000)) return 'velho'
  return f.jaRecebido ? 'repetido' : 'ok'
}
