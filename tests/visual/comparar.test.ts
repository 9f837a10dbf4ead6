import sharp from 'sharp'
import { expect, it } from 'vitest'
import { comparar, igual, type Imagem, ler, reduzir } from './comparar.ts'

/** A page of cards with lines of text, 1280 wide. */
const pagina = (cartoes: string, altura = 1200): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${altura}"><rect width="100%" height="100%" fill="#fff"/>${cartoes}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const cartao = (x: number, cor = '#0f4c3a', fundo = '#f4f4f2'): string =>
  `<g transform="translate(${x} 200)"><rect width="280" height="360" rx="12" fill="${fundo}" stroke="#d0d0cc"/><rect x="16" y="16" width="248" height="160" fill="#7a8a80"/><rect x="16" y="200" width="200" height="14" fill="#222"/><rect x="16" y="300" width="248" height="44" rx="8" fill="${cor}"/></g>`
const pequena = async (png: Buffer): Promise<Imagem> => ler(await reduzir(png, 320))

it.each([
  ['the same page', cartao(100) + cartao(500), true],
  ['a card that moved by 8 pixels', cartao(100) + cartao(508), false],
  ['another colour of a button', cartao(100) + cartao(500, '#1f47e0'), false],
  ['another ground of a card', cartao(100) + cartao(500, '#0f4c3a', '#e0e0dc'), false],
  ['a card that is missing', cartao(100), false],
])('%s', async (_nome, depois, esperado) => {
  const antes = await pequena(await pagina(cartao(100) + cartao(500)))
  expect(igual(comparar(antes, await pequena(await pagina(depois))))).toBe(esperado)
})

it('says where the page differs most, and that it is longer', async () => {
  const antes = await pequena(await pagina(cartao(100)))
  const d = comparar(antes, await pequena(await pagina(cartao(100) + cartao(900), 1240)))
  expect(d.onde.x).toBeGreaterThan(210)
  expect(d.altura).toBe(10)
  expect(igual(d)).toBe(false)
})

it('is not troubled by how the edges of letters are drawn, nor by the compression', async () => {
  const letras = (deslocado: number): string =>
    Array.from(
      { length: 40 },
      (_, i) => `<rect x="${100 + i * 9 + deslocado}" y="100" width="4" height="14" fill="#222"/>`,
    ).join('')
  const antes = await ler(
    await sharp(await pagina(letras(0)))
      .resize({ width: 320 })
      .png()
      .toBuffer(),
  )
  expect(igual(comparar(antes, await pequena(await pagina(letras(0.4)))))).toBe(true)
})
