// The small "imagem ilustrativa" in the corner that every drawn picture carries: it must not be taken for the real
// goods.
import { lettering } from './letras.ts'

/** A transparent SVG of the picture's size. Letters stay legible when the picture is shown 400 px wide. */
export function markSvg(width: number, height: number): string {
  const scale = (width / 1200) * 0.33
  const text = lettering('imagem ilustrativa', 13)
  const padX = 34
  const w = (text.width + padX * 2) * scale
  const h = 112 * scale
  const margin = width * 0.014
  const x = width - w - margin
  const y = height - h - margin
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="#000" fill-opacity=".34"/>
<g transform="translate(${x + padX * scale} ${y + 79 * scale}) scale(${scale})" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round">${text.body}</g></svg>`
}
