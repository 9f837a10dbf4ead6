// What the painter works with: surfaces, models, cameras, and the film that keeps light and paint apart.
import type { Yard } from './cenario.ts'
import type { Mesh } from './malha.ts'

/** What a shader says about one point. Colours are linear 0–1. */
export type Surface = {
  r: number
  g: number
  b: number
  /** 1 = the colour of the goods, 0 = r,g,b. */
  paint: number
  /** Mirror at right angle: 0 matt, 0.045 clear coat, 0.9 chrome. */
  mirror: number
  /** 0 sharp mirror, 1 very blurred. */
  rough: number
  /** Tint of mirror light with r,g,b (chrome, alloy). */
  metal: number
  /** Above 0: lets that share of light through. */
  glass: number
  /** Own light. */
  glow: number
  nx: number
  ny: number
  nz: number
}
/** From here on a mirror shows no picture, only a sheen: one ray of it says too little for one pixel. */
export const ROUGH = 0.15
export type Shader = (s: Surface, x: number, y: number, z: number) => void
export type Model = {
  meshes: Mesh[]
  shaders: Shader[]
  yard: Yard
  height: number
  length: number
  width: number
}

/** Camera around the goods: azimuth 0 looks at the front, 90 at its left side (degrees). */
export type View = {
  azimuth: number
  eye: number
  distance: number
  lens: number
  aim: readonly [number, number, number]
  shiftX?: number
}

export type Film = {
  w: number
  h: number
  /** Fixed light, rgb. */
  fixed: Float32Array
  /** Light off rough mirrors (rubber, plastic, brushed metal), rgb; filtered later: a ray asks one direction of many. */
  sheen: Float32Array
  /** Diffuse light arriving, rgb; filtered later. */
  light: Float32Array
  /** Own matt colour, rgb. */
  matt: Float32Array
  /** Share of the pixel whose matt colour is the paint. */
  paint: Float32Array
  /** Light that the paint's flakes throw, and paint seen in mirrors: rgb. */
  flake: Float32Array
  depth: Float32Array
  normal: Float32Array
}

export function newFilm(w: number, h: number): Film {
  const n = w * h
  const rgb = () => new Float32Array(n * 3)
  return {
    w,
    h,
    fixed: rgb(),
    sheen: rgb(),
    light: rgb(),
    matt: rgb(),
    paint: new Float32Array(n),
    flake: rgb(),
    depth: new Float32Array(n),
    normal: rgb(),
  }
}
