/**
 * The tenant's three-stop gradient and the text over it.
 *
 * Text lies over every point of the gradient, not only over the stops, and between two stops the browser mixes
 * sRGB channels, which can be darker than both (red → green passes through brown). So points in between are
 * measured as well.
 */
import { BRANCO, contraste, MINIMO_TEXTO, PRETO } from './contraste.ts'
import { canais, hexDeOklch, hexDosCanais, oklchDeHex } from './oklch.ts'

export type Paradas = readonly [string, string, string]

const PONTOS_POR_TRECHO = 12

function misturar(a: string, b: string, t: number): string {
  const ca = canais(a)
  const cb = canais(b)
  const canal = (i: 0 | 1 | 2) => ca[i] + (cb[i] - ca[i]) * t
  return hexDosCanais([canal(0), canal(1), canal(2)])
}

/** Sampled colours along the gradient, stops included. */
export function pontosDoGradiente([a, b, c]: Paradas): string[] {
  const trecho = (de: string, ate: string) =>
    Array.from({ length: PONTOS_POR_TRECHO }, (_, i) => misturar(de, ate, i / PONTOS_POR_TRECHO))
  return [...trecho(a, b), ...trecho(b, c), c]
}

function le(texto: string, paradas: Paradas): boolean {
  return pontosDoGradiente(paradas).every((ponto) => contraste(texto, ponto) >= MINIMO_TEXTO)
}

/** Lightness held at or under (white text) or at or over (dark text) a limit; stops within it stay as picked. */
function conter(paradas: Paradas, limite: number, teto: boolean): Paradas {
  const mover = (hex: string) => {
    const cor = oklchDeHex(hex)
    const passa = teto ? cor.l > limite : cor.l < limite
    return passa ? hexDeOklch({ ...cor, l: limite }) : hex
  }
  return [mover(paradas[0]), mover(paradas[1]), mover(paradas[2])]
}

/** A softer black, tried before the real one. */
const QUASE_PRETO = '#14171c'
/** From here on a text is light or dark enough for some backgrounds to carry it well. */
const TEXTO_UTIL = 7

/**
 * Keeps what the tenant chose as far as it can be read: first both, then the stops with another text, and only when
 * no text reads over all of the gradient are the offending stops darkened (or lightened, for a dark text).
 */
export function gradienteLegivel(paradas: Paradas, texto: string): { paradas: Paradas; texto: string } {
  for (const candidato of [texto, BRANCO, QUASE_PRETO, PRETO]) {
    if (le(candidato, paradas)) return { paradas, texto: candidato }
  }
  const claro = contraste(texto, PRETO) >= TEXTO_UTIL
  const util = claro || contraste(texto, BRANCO) >= TEXTO_UTIL
  const escolhido = util ? texto : BRANCO
  const teto = claro || !util
  for (let passo = 0.01; passo <= 1; passo += 0.01) {
    const contidas = conter(paradas, teto ? 1 - passo : passo, teto)
    if (le(escolhido, contidas)) return { paradas: contidas, texto: escolhido }
  }
  return teto
    ? { paradas: [PRETO, PRETO, PRETO], texto: BRANCO }
    : { paradas: [BRANCO, BRANCO, BRANCO], texto: PRETO }
}
