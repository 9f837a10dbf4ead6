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

function deslocar(paradas: Paradas, passo: number): Paradas {
  const mover = (hex: string) => {
    const cor = oklchDeHex(hex)
    return hexDeOklch({ ...cor, l: cor.l + passo })
  }
  return [mover(paradas[0]), mover(paradas[1]), mover(paradas[2])]
}

/**
 * Keeps what the tenant chose as far as it can be read: first both, then the stops with another text, and only when
 * no text reads over all of the gradient are its stops darkened or lightened, in the direction that costs less.
 */
export function gradienteLegivel(paradas: Paradas, texto: string): { paradas: Paradas; texto: string } {
  for (const candidato of [texto, BRANCO, PRETO]) {
    if (le(candidato, paradas)) return { paradas, texto: candidato }
  }
  for (let passo = 0.02; passo <= 1; passo += 0.02) {
    const escuras = deslocar(paradas, -passo)
    if (le(BRANCO, escuras)) return { paradas: escuras, texto: BRANCO }
    const claras = deslocar(paradas, passo)
    if (le(PRETO, claras)) return { paradas: claras, texto: PRETO }
  }
  return { paradas: [PRETO, PRETO, PRETO], texto: BRANCO }
}
