/**
 * Two pictures of one page, the kept one and the new one, both small and lossy: the same page or not?
 *
 * Pictures are compared tile by tile. Another machine draws the edges of letters differently, and the kept picture is
 * compressed: that is a little of everything everywhere. A card that moved or a colour that changed is much in one
 * place. Not one number for the whole page: what is a lot for a button is nothing for a long page.
 */
import sharp from 'sharp'

export interface Imagem {
  readonly largura: number
  readonly altura: number
  /** red, green, blue, row by row */
  readonly pontos: Uint8Array
}

export interface Diferenca {
  /** mean difference of the tile that differs most, 0 to 255 */
  readonly pior: number
  /** its upper left corner, in pixels of the small picture */
  readonly onde: { readonly x: number; readonly y: number }
  /** rows of pixels by which one is longer */
  readonly altura: number
}

const LADRILHO = 12
const PASSO = 6
/** Between what another drawing of the same page differs by, and what the smallest planted change does. */
export const LIMITE = 14
/** The text of one page may be a line of pixels longer where a font is drawn otherwise; a line of text is not. */
export const LIMITE_DE_ALTURA = 1

export async function ler(arquivo: string | Buffer): Promise<Imagem> {
  const { data, info } = await sharp(arquivo)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { largura: info.width, altura: info.height, pontos: data }
}

/** Small enough that hundreds of them lie in the repository: edges of letters are gone, boxes and colours are there. */
export const reduzir = (png: Buffer, largura: number): Promise<Buffer> =>
  sharp(png)
    .flatten({ background: '#fff' })
    .resize({ width: largura, kernel: 'cubic' })
    .webp({ quality: 40, effort: 6, smartSubsample: true })
    .toBuffer()

export function comparar(a: Imagem, b: Imagem): Diferenca {
  const altura = Math.abs(a.altura - b.altura)
  const comum = { largura: Math.min(a.largura, b.largura), altura: Math.min(a.altura, b.altura) }
  const somas = somasAte(a, b, comum)
  const passo = comum.largura + 1
  let pior = 0
  let onde = { x: 0, y: 0 }
  for (let y = 0; y < comum.altura; y += PASSO)
    for (let x = 0; x < comum.largura; x += PASSO) {
      const [x2, y2] = [Math.min(x + LADRILHO, comum.largura), Math.min(y + LADRILHO, comum.altura)]
      const em = (px: number, py: number): number => somas[py * passo + px] ?? 0
      const soma = em(x2, y2) - em(x, y2) - em(x2, y) + em(x, y)
      const media = soma / (LADRILHO * LADRILHO)
      if (media > pior) {
        pior = media
        onde = { x, y }
      }
    }
  return { pior, onde, altura }
}

export const igual = (d: Diferenca): boolean => d.pior <= LIMITE && d.altura <= LIMITE_DE_ALTURA

/** For each corner, the sum of the differences above and left of it; a pixel differs by its worst channel. */
function somasAte(a: Imagem, b: Imagem, comum: { largura: number; altura: number }): Float64Array {
  const passo = comum.largura + 1
  const somas = new Float64Array(passo * (comum.altura + 1))
  for (let y = 0; y < comum.altura; y++) {
    let linha = 0
    for (let x = 0; x < comum.largura; x++) {
      const [i, j] = [(y * a.largura + x) * 3, (y * b.largura + x) * 3]
      linha += Math.max(
        Math.abs((a.pontos[i] ?? 0) - (b.pontos[j] ?? 0)),
        Math.abs((a.pontos[i + 1] ?? 0) - (b.pontos[j + 1] ?? 0)),
        Math.abs((a.pontos[i + 2] ?? 0) - (b.pontos[j + 2] ?? 0)),
      )
      somas[(y + 1) * passo + x + 1] = (somas[y * passo + x + 1] ?? 0) + linha
    }
  }
  return somas
}
