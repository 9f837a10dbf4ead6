// Where a sparing drawing needs more rays: pixels whose neighbour shows something else.
import type { Film } from './tela.ts'

/** A single ray sees the sun whole or not at all: the soft edge of a shadow is wider than what differs in it. */
const SHADOW_EDGE = 2

/** Pixels that differ from the one to the right or below, and those. */
export function edges(film: Film): number[] {
  const { w, h, normal, matt, paint, depth, fixed, light } = film
  const marked = new Uint8Array(w * h)
  const apart = (values: Float32Array, i: number, j: number): number =>
    Math.max(
      Math.abs(values[i * 3]! - values[j * 3]!),
      Math.abs(values[i * 3 + 1]! - values[j * 3 + 1]!),
      Math.abs(values[i * 3 + 2]! - values[j * 3 + 2]!),
    )
  const around = (i: number): void => {
    const [x, y] = [i % w, Math.floor(i / w)]
    for (let v = Math.max(0, y - SHADOW_EDGE); v <= Math.min(h - 1, y + SHADOW_EDGE); v++)
      marked.fill(1, v * w + Math.max(0, x - SHADOW_EDGE), v * w + Math.min(w - 1, x + SHADOW_EDGE) + 1)
  }
  for (let i = 0; i < w * h; i++)
    // The soft edge of a shadow.
    for (const j of [i % w < w - 1 ? i + 1 : i, i + w < w * h ? i + w : i])
      if (apart(light, i, j) > 0.9) around(i)
      else if (
        apart(normal, i, j) > 0.14 ||
        apart(matt, i, j) > 0.025 ||
        apart(fixed, i, j) > 0.05 ||
        Math.abs(paint[i]! - paint[j]!) > 0.04 ||
        Math.abs(depth[i]! - depth[j]!) > 0.03 * depth[i]!
      )
        marked[i] = marked[j] = 1
  return Array.from(marked.keys()).filter((k) => marked[k] === 1)
}

/** Takes one pixel out of the film. */
export function wipe(film: Film, k: number): void {
  for (const values of [film.fixed, film.sheen, film.light, film.matt, film.flake, film.normal])
    values.fill(0, k * 3, k * 3 + 3)
  film.paint[k] = film.depth[k] = 0
}
