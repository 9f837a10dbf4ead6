/**
 * Zoom and pan of a picture in a frame, as numbers: `escala` 1 is the whole picture; `x`, `y` move it, in pixels,
 * from the frame's centre. Points are measured from the frame's centre too.
 */
export type Vista = { readonly escala: number; readonly x: number; readonly y: number }
export type Quadro = { readonly largura: number; readonly altura: number }

export const VISTA_INTEIRA: Vista = { escala: 1, x: 0, y: 0 }
export const ESCALA_MAXIMA = 5

/** Keeps the picture over the frame: no pan shows what lies beyond its edge. */
export function limitar(vista: Vista, quadro: Quadro): Vista {
  const escala = Math.max(1, Math.min(ESCALA_MAXIMA, vista.escala))
  const folgaX = ((escala - 1) * quadro.largura) / 2
  const folgaY = ((escala - 1) * quadro.altura) / 2
  const entre = (v: number, folga: number) => Math.max(-folga, Math.min(folga, v)) || 0
  return { escala, x: entre(vista.x, folgaX), y: entre(vista.y, folgaY) }
}

/** Multiplies the scale and keeps the picture's spot under `ponto` where it is. */
export function aproximar(
  vista: Vista,
  fator: number,
  ponto: { x: number; y: number },
  quadro: Quadro,
): Vista {
  const escala = Math.max(1, Math.min(ESCALA_MAXIMA, vista.escala * fator))
  const real = escala / vista.escala
  return limitar(
    { escala, x: ponto.x - (ponto.x - vista.x) * real, y: ponto.y - (ponto.y - vista.y) * real },
    quadro,
  )
}

/** A finger's way counts as turning the page from here on, and only when it is much more sideways than up or down. */
const PASSO_DO_GESTO = 48

/** From where to where, in pixels: 1 asks for the next picture (swept to the left), -1 for the one before, 0 for none. */
export function sentidoDoGesto(
  de: { readonly x: number; readonly y: number },
  ate: { readonly x: number; readonly y: number },
): 1 | -1 | 0 {
  const x = ate.x - de.x
  if (Math.abs(x) < PASSO_DO_GESTO || Math.abs(x) < 2 * Math.abs(ate.y - de.y)) return 0
  return x < 0 ? 1 : -1
}
