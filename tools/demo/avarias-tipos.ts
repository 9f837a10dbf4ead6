// Shapes of the described damages: what the words say, how an inspection marks it, how it is drawn and from where.
import type { Gravidade, TipoDeDano } from '@martelo/domain/vistorias/danos.ts'
import type { Dentro } from './desenhar/modelos/interior-avarias.ts'
import type { Ferida } from './desenhar/feridas.ts'

/** Degrees off the face's own direction and over the horizon, metres to what is looked at. */
export type Perto = {
  desvio?: number
  elevacao?: number
  distancia?: number
  /** What is looked at; without it the first wound's own place. Metres of the goods. */
  mira?: readonly [number, number, number]
  azimute?: number
}

export type Avaria = {
  /** As the description, the remarks or the claim say it; a test finds them there. */
  palavras: string
  legenda: string
  dano: TipoDeDano
  gravidade: Gravidade
  /** On the outline of an inspection, in thousandths; null where the outline has no such place. */
  lugar: readonly [number, number] | null
} & (
  | { feridas: readonly Ferida[]; perto: Perto /** inside */; dentro?: undefined }
  | { dentro: Dentro; feridas?: undefined; perto?: undefined }
)
