/** A template's picture (`imagemModelo`): its boxes and overlays as a small drawing. Follows from the template, so that it never shows an older one. */
import { lerVideoFilter, type Quadro, ROTULO_DA_SOBREPOSICAO, type VideoFilter } from './video-filter.ts'

const LADO = 160
const OUTRO = 90
const FUNDO = '#1f2933'
const CAIXAS = ['#52606d', '#3e6d9c', '#3f7a4f', '#8a5a3b', '#6b4f8f'] as const

const n = (v: number): string => String(Math.round(v * 10) / 10)

export function desenharModelo(f: VideoFilter): string {
  const [w, h] = f.formato === '16:9' ? [LADO, OUTRO] : [OUTRO, LADO]
  const em = (q: Quadro) => ({ x: q.x * w, y: q.y * h, w: q.w * w, h: q.h * h })
  const caixas = f.caixas.map((c) => {
    const q = em(c)
    const alto = Math.min(28, q.h * 0.6)
    const nome = c.posicao === 0 ? 'F' : String(c.posicao)
    return `<rect x="${n(q.x)}" y="${n(q.y)}" width="${n(q.w)}" height="${n(q.h)}" fill="${CAIXAS[c.posicao] ?? FUNDO}" stroke="#fff"/><text x="${n(q.x + q.w / 2)}" y="${n(q.y + q.h / 2 + alto / 3)}" font-size="${n(alto)}" font-family="sans-serif" text-anchor="middle" fill="#fff">${nome}</text>`
  })
  const camadas = f.camadas.map((c) => {
    const q = em(c)
    return `<rect x="${n(q.x)}" y="${n(q.y)}" width="${n(q.w)}" height="${n(q.h)}" fill="#fff" fill-opacity=".8"><title>${ROTULO_DA_SOBREPOSICAO[c.tipo]}</title></rect>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${FUNDO}"/>${caixas.join('')}${camadas.join('')}</svg>`
}

/** As the address of a picture; null for what is no template. */
export function imagemDoModelo(videoFilter: string): string | null {
  const lido = lerVideoFilter(videoFilter)
  return lido.ok ? `data:image/svg+xml,${encodeURIComponent(desenharModelo(lido.filtro))}` : null
}
