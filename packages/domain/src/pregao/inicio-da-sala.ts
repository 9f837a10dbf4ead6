// Whether the button that starts a room is on, and the reason beside it. The judge is `leiloes/states.ts`; this tells before
// the click what it would answer.
import { formatarDataHora } from '../calendario/tempo-brasilia.ts'

export interface FatosDoInicio {
  readonly agora: number
  /** when the auction begins */
  readonly data: number
  /** why the day is closed at the auction's place */
  readonly impedimentoDoDia: string | null
  /** may give the authorisation that opens a closed day */
  readonly podeAutorizar: boolean
}

export interface InicioDaSala {
  readonly ligado: boolean
  readonly porque: string | null
}

/** An authorisation opens a closed day, never an hour that has not come. */
export function inicioDaSala(f: FatosDoInicio): InicioDaSala {
  if (f.agora < f.data) return { ligado: false, porque: `Pode ser iniciado em ${formatarDataHora(f.data)}.` }
  if (f.impedimentoDoDia === null) return { ligado: true, porque: null }
  return f.podeAutorizar
    ? { ligado: true, porque: `${f.impedimentoDoDia} Começa só com a sua autorização.` }
    : { ligado: false, porque: `${f.impedimentoDoDia} Peça a um ADM que autorize.` }
}
