/**
 * WCAG 2.2 contrast: the measure behind every colour that a theme emits, and what the back-office preview shows
 * while a tenant picks colours. Colours are `#rrggbb`; ratios go from 1 to 21.
 */
import { canais, linear } from './oklch.ts'

/** Success criterion 1.4.3 (text) and 1.4.11 (controls, focus, graphics). */
export const MINIMO_TEXTO = 4.5
export const MINIMO_INTERFACE = 3

export const BRANCO = '#ffffff'
export const PRETO = '#000000'

/** Relative luminance 0..1 as WCAG defines it. */
export function luminancia(hex: string): number {
  const [r, g, b] = canais(hex)
  return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255)
}

/** Contrast ratio 1..21; the order of the two colours does not matter. */
export function contraste(a: string, b: string): number {
  const la = luminancia(a)
  const lb = luminancia(b)
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** The lowest contrast of a colour against several backgrounds. */
export function menorContraste(cor: string, fundos: readonly string[]): number {
  return Math.min(...fundos.map((fundo) => contraste(cor, fundo)))
}

export type NivelDeContraste = 'AAA' | 'AA' | 'AA texto grande' | 'insuficiente'

/** What a ratio is good for. 3 suffices for large text (24 px, or 18.66 px bold) and for controls. */
export function nivelDeContraste(razao: number): NivelDeContraste {
  if (razao >= 7) return 'AAA'
  if (razao >= MINIMO_TEXTO) return 'AA'
  return razao >= MINIMO_INTERFACE ? 'AA texto grande' : 'insuficiente'
}

/**
 * The first of the candidates that reads on all the backgrounds; otherwise white or black, whichever reads better.
 * On ONE background the answer always reaches 4.5: of white and black, the better one has at least 4.58.
 */
export function textoQueLe(fundos: readonly string[], candidatos: readonly string[]): string {
  const bom = candidatos.find((c) => menorContraste(c, fundos) >= MINIMO_TEXTO)
  if (bom) return bom
  return menorContraste(BRANCO, fundos) >= menorContraste(PRETO, fundos) ? BRANCO : PRETO
}
