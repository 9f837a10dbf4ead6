/**
 * Whether a notice (webhook) of an outside party is taken. Forged before old before repeated: without a valid
 * signature the sender learns nothing else. The instant must be covered by the signature.
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
