/** Specimen photographs, drawn on the spot: a car before a plain backdrop, so that the page needs no files. */
import type { Foto } from '../photo.tsx'

const CORES = [
  ['#dfe6ee', '#aab6c4', '#8d2b2b'],
  ['#e9e2d6', '#c3b59d', '#27425f'],
  ['#dde8e2', '#a3b8ad', '#c9ccd1'],
  ['#e8dfe4', '#b9a7b2', '#23262b'],
  ['#e6e6ea', '#b1b3bf', '#c2761c'],
  ['#d8e4ea', '#9db3c0', '#f3f4f6'],
] as const

function desenhar([ceu, chao, pintura]: (typeof CORES)[number], espelhado: boolean): string {
  const carro =
    `<g transform="${espelhado ? 'translate(400 0) scale(-1 1)' : ''}">` +
    `<ellipse cx="202" cy="229" rx="152" ry="11" fill="#000" opacity=".22"/>` +
    `<path d="M52 206c-4-26 6-40 40-46l34-30c10-9 22-13 38-13h58c18 0 30 5 42 17l28 27c32 4 50 14 56 45z" fill="${pintura}"/>` +
    `<path d="M128 160l20-22c6-6 12-8 22-8h20v30zM200 130h22c12 0 20 3 28 11l20 19h-70z" fill="#1d242d" opacity=".85"/>` +
    `<path d="M52 206h296v8c0 5-3 8-8 8H60c-5 0-8-3-8-8z" fill="#15181d" opacity=".5"/>` +
    [112, 292]
      .map(
        (x) =>
          `<circle cx="${x}" cy="212" r="27" fill="#16181c"/><circle cx="${x}" cy="212" r="14" fill="#c8ccd2"/>`,
      )
      .join('') +
    '</g>'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${ceu}"/>` +
    `<path d="M0 196h400v104H0z" fill="${chao}"/>${carro}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const FOTOS_DE_EXEMPLO: readonly Foto[] = CORES.map((cores, i) => ({
  src: desenhar(cores, i % 2 === 1),
  alt: `Sedã visto de lado, exemplo ${i + 1}`,
  cor: cores[0],
}))
