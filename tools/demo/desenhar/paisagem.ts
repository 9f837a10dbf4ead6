// Several goods in one wide picture: where they stand, and the picture without words or veil.
import { buildModel, type Modelo } from './catalogo.ts'
import { compose, type Lugar } from './cena.ts'
import { CORES, type Cor } from './cores.ts'
import { picture, smoothLight } from './filme.ts'
import { PATIOS } from './patios.ts'
import { Painter } from './pintor.ts'
import type { View } from './tela.ts'

export type Paisagem = { places: () => Lugar[]; cor: Cor; patio: keyof typeof PATIOS; view: View }

/** One of the goods; without a colour it takes the picture's. */
export const at = (modelo: Modelo, x: number, y: number, turn: number, cor?: Cor): Lugar => ({
  model: buildModel(modelo),
  x,
  y,
  turn,
  ...(cor ? { paint: CORES[cor] } : {}),
})

export const camera = (
  azimuth: number,
  eye: number,
  distance: number,
  x: number,
  y: number,
  z: number,
  shiftX: number,
): View => ({
  azimuth,
  eye,
  distance,
  lens: 36,
  aim: [x, y, z],
  shiftX,
})

/** WebP bytes of nearly no loss. */
export async function paintScene(p: Paisagem, width: number, height: number): Promise<Buffer> {
  const painter = new Painter(compose(p.places(), PATIOS[p.patio]))
  const film = painter.draw(p.view, Math.round(width * 0.75), Math.round(height * 0.75), 3)
  smoothLight(film, 3)
  return picture(film, CORES[p.cor], {
    width,
    height,
    quality: 95,
    near: p.view.distance + 4,
    light: PATIOS[p.patio].light,
  })
}
