// The films of the demonstration's houses (roteiros.ts), drawn from the pictures of this folder.
//   node tools/run.mjs tools/demo/gravar-filmes.ts
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Codificado, emMp4, noNavegador } from './codificar.ts'
import { type Cena, ROTEIROS } from './roteiros.ts'

const AQUI = import.meta.dirname
const FONTE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const FORMATO = { w: 848, h: 480, bits: 170_000, fps: 12, entreChaves: 48 }

interface Pedido {
  readonly formato: typeof FORMATO
  readonly fonte: string
  readonly cenas: readonly (Omit<Cena, 'fotos'> & { readonly fotos: readonly string[] })[]
}

/** Runs in the page. Scenes flow into each other for a third of a second. */
async function filmar({ formato, fonte, cenas }: Pedido): Promise<Codificado> {
  const { w, h, fps } = formato
  const filme = globalThis.filmadora(formato)
  const { x } = filme
  document.fonts.add(await new FontFace('Inter', `url(${fonte})`, { weight: '100 900' }).load())
  const fotos = await Promise.all(cenas.map((c) => filme.fotos(c.fotos)))
  const suave = (t: number): number => t * t * (3 - 2 * t)
  const entre = (a: number, b: number, t: number): number => a + (b - a) * t

  const mostrar = (i: number, t: number, forca: number): void => {
    const c = cenas[i]
    const [primeira] = fotos[i] ?? []
    if (c === undefined || primeira === undefined) return
    const f = fotos[i]?.[Math.floor(t * (fotos[i]?.length ?? 1)) % (fotos[i]?.length ?? 1)] ?? primeira
    const [cx, cy, zoom] = c.de.map((de, k) => entre(de, c.ate[k] ?? de, suave(t))) as [
      number,
      number,
      number,
    ]
    const escala = Math.max(w / f.width, h / f.height) * zoom
    const [fw, fh] = [f.width * escala, f.height * escala]
    x.globalAlpha = forca
    x.drawImage(
      f,
      Math.min(0, Math.max(w - fw, w / 2 - fw * cx)),
      Math.min(0, Math.max(h - fh, h / 2 - fh * cy)),
      fw,
      fh,
    )
    const sombra = x.createLinearGradient(0, h * 0.62, 0, h)
    sombra.addColorStop(0, 'rgb(8 14 24 / 0)')
    sombra.addColorStop(1, 'rgb(8 14 24 / 0.82)')
    x.fillStyle = sombra
    x.fillRect(0, h * 0.62, w, h * 0.38)
    x.fillStyle = '#fff'
    x.font = `600 ${Math.round(h * 0.066)}px Inter`
    x.fillText(c.legenda, w * 0.045, h * 0.925)
    x.globalAlpha = 1
  }

  const PASSAGEM = Math.round(fps / 3)
  for (const [i, c] of cenas.entries()) {
    const total = Math.round(c.segundos * fps)
    for (let n = 0; n < total; n++) {
      mostrar(i, n / total, 1)
      const falta = total - n
      if (falta <= PASSAGEM && i + 1 < cenas.length) mostrar(i + 1, 0, 1 - falta / (PASSAGEM + 1))
      await filme.quadro()
    }
  }
  return filme.fim()
}

const emDados = (tipo: string, arquivo: string): string =>
  `data:${tipo};base64,${readFileSync(arquivo).toString('base64')}`

await noNavegador(async (page) => {
  const fonte = emDados('font/woff2', path.join(AQUI, '../..', FONTE))
  for (const { arquivo, cenas } of ROTEIROS) {
    const comFotos = cenas.map((c) => ({
      ...c,
      fotos: c.fotos.map((f) => emDados('image/webp', path.join(AQUI, 'fotos', f))),
    }))
    const bytes = emMp4(
      await page.evaluate(filmar, { formato: FORMATO, fonte, cenas: comFotos }),
      FORMATO,
      false,
    )
    writeFileSync(path.join(AQUI, 'filmes', arquivo), bytes)
    console.log(arquivo, Math.round(bytes.length / 1024), 'kB')
  }
})
