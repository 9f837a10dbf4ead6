// Draws one scene: the sources in their boxes, then the overlays. A source without frames says so in its box.
import type { Caixa, Camada } from '@martelo/domain/transmissoes/video-filter.ts'
import type { Cena, DoLote } from './mesa-palavras.ts'

export type Pincel = OffscreenCanvasRenderingContext2D
export interface QuadroDaFonte {
  readonly quadro: VideoFrame | null
  /** performance.now() of its arrival */
  readonly em: number
}
export const SEM_SINAL_MS = 1_500
/** A camera of the main box that is gone so long gives its place to a living one. */
const SUBSTITUIR_MS = 5_000

const FUNDO = '#0c1420'
const [CLARO, DESTAQUE, CHAMADA] = ['#ffffff', '#ffd34d', '#d3122a']

function encaixar(x: Pincel, q: VideoFrame, c: Caixa, w: number, h: number): void {
  const [dx, dy, dw, dh] = [c.x * w, c.y * h, c.w * w, c.h * h]
  const [fw, fh] = [q.displayWidth, q.displayHeight]
  const k = c.encaixe === 'cobrir' ? Math.max(dw / fw, dh / fh) : Math.min(dw / fw, dh / fh)
  if (c.encaixe === 'cobrir') {
    const [sw, sh] = [dw / k, dh / k]
    x.drawImage(q, (fw - sw) / 2, (fh - sh) / 2, sw, sh, dx, dy, dw, dh)
    return
  }
  x.fillStyle = FUNDO
  x.fillRect(dx, dy, dw, dh)
  x.drawImage(q, dx + (dw - fw * k) / 2, dy + (dh - fh * k) / 2, fw * k, fh * k)
}

function semSinal(x: Pincel, c: Caixa, w: number, h: number, palavra: string): void {
  x.fillStyle = FUNDO
  x.fillRect(c.x * w, c.y * h, c.w * w, c.h * h)
  x.fillStyle = CLARO
  x.textAlign = 'center'
  x.font = `${Math.max(12, Math.round((c.h * h) / 14))}px sans-serif`
  x.fillText(palavra, (c.x + c.w / 2) * w, (c.y + c.h / 2) * h)
}

/** As much of a text as there is place for: squeezed letters cannot be read on a screen in the hall. */
export function queCabe(texto: string, largura: number, medir: (t: string) => number): string {
  if (medir(texto) <= largura) return texto
  let fim = texto.length
  while (fim > 0 && medir(`${texto.slice(0, fim).trimEnd()}…`) > largura) fim -= 1
  return `${texto.slice(0, fim).trimEnd()}…`
}

const CAMADAS: Readonly<
  Record<Camada['tipo'], (x: Pincel, c: Camada, l: DoLote, w: number, h: number) => void>
> = {
  CARTAO(x, c, l, w, h) {
    if (l.titulo === '') return
    const [dx, dy, dw, dh] = [c.x * w, c.y * h, c.w * w, c.h * h]
    x.fillStyle = 'rgba(10, 20, 35, 0.84)'
    x.fillRect(dx, dy, dw, dh)
    x.textAlign = 'left'
    x.fillStyle = CLARO
    x.font = `bold ${Math.round(dh * 0.2)}px sans-serif`
    x.fillText(
      queCabe(l.titulo, dw * 0.92, (t) => x.measureText(t).width),
      dx + dw * 0.04,
      dy + dh * 0.36,
    )
    x.fillStyle = DESTAQUE
    x.font = `bold ${Math.round(dh * 0.36)}px sans-serif`
    x.fillText(l.valor, dx + dw * 0.04, dy + dh * 0.8, dw * 0.55)
    if (l.chamada === '') return
    x.fillStyle = CHAMADA
    x.fillRect(dx + dw * 0.62, dy + dh * 0.5, dw * 0.34, dh * 0.36)
    x.fillStyle = CLARO
    x.font = `bold ${Math.round(dh * 0.2)}px sans-serif`
    x.textAlign = 'center'
    x.fillText(l.chamada, dx + dw * 0.79, dy + dh * 0.75, dw * 0.32)
  },
  RODAPE(x, c, l, w, h) {
    if (l.rodape === '') return
    x.fillStyle = 'rgba(0, 0, 0, 0.72)'
    x.fillRect(c.x * w, c.y * h, c.w * w, c.h * h)
    x.save()
    x.beginPath()
    x.rect(c.x * w, c.y * h, c.w * w, c.h * h)
    x.clip()
    x.fillStyle = CLARO
    x.textAlign = 'left'
    x.font = `${Math.round(c.h * h * 0.5)}px sans-serif`
    const largura = x.measureText(l.rodape).width + c.w * w
    const corrido = (performance.now() / 16) % largura
    x.fillText(l.rodape, (c.x + c.w) * w - corrido, (c.y + c.h * 0.68) * h)
    x.restore()
  },
  LOGO(x, c, l, w, h) {
    x.fillStyle = 'rgba(10, 20, 35, 0.7)'
    x.beginPath()
    x.roundRect(c.x * w, c.y * h, c.w * w, c.h * h, c.h * h * 0.2)
    x.fill()
    x.fillStyle = CLARO
    x.textAlign = 'center'
    x.font = `bold ${Math.round(c.h * h * 0.42)}px sans-serif`
    x.fillText(l.casa, (c.x + c.w / 2) * w, (c.y + c.h * 0.64) * h, c.w * w * 0.9)
  },
  RELOGIO(x, c, _l, w, h) {
    x.fillStyle = CLARO
    x.textAlign = 'center'
    x.font = `bold ${Math.round(c.h * h * 0.6)}px sans-serif`
    const hora = new Date().toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' })
    x.fillText(hora, (c.x + c.w / 2) * w, (c.y + c.h * 0.7) * h, c.w * w)
  },
}

type FonteViva = QuadroDaFonte & { readonly quadro: VideoFrame }
const viva = (f: QuadroDaFonte | undefined, agora: number): f is FonteViva =>
  f?.quadro != null && agora - f.em < SEM_SINAL_MS

/** What stands in a box now: its own source; in the main box a living one instead of a camera that is gone; null: none. */
export function fonteDaCaixa(
  fontes: ReadonlyMap<string, QuadroDaFonte>,
  {
    id,
    principal,
    agora,
  }: { readonly id: string | undefined; readonly principal: boolean; readonly agora: number },
): FonteViva | null {
  const propria = id === undefined ? undefined : fontes.get(id)
  if (viva(propria, agora)) return propria
  if (!principal || propria === undefined || agora - propria.em <= SUBSTITUIR_MS) return null
  return [...fontes.values()].find((f): f is FonteViva => viva(f, agora)) ?? null
}

/** Draws the scene over the whole of `w` by `h`. `video` false: the picture is cut, the overlays stay. */
export function comporCena(
  x: Pincel,
  cena: Cena,
  fontes: ReadonlyMap<string, QuadroDaFonte>,
  lote: DoLote,
  tamanho: { readonly w: number; readonly h: number },
  video: boolean,
): void {
  const { w, h } = tamanho
  const agora = performance.now()
  x.fillStyle = FUNDO
  x.fillRect(0, 0, w, h)
  for (const [i, caixa] of cena.filtro.caixas.entries()) {
    const id = cena.posicoes[caixa.posicao]
    const f = fonteDaCaixa(fontes, { id, principal: i === 0, agora })
    if (!video) semSinal(x, caixa, w, h, 'Imagem desligada')
    else if (f !== null) encaixar(x, f.quadro, caixa, w, h)
    else semSinal(x, caixa, w, h, id === undefined ? 'Sem fonte' : 'Câmera sem sinal')
  }
  for (const camada of cena.filtro.camadas) CAMADAS[camada.tipo](x, camada, lote, w, h)
}

/** What the server shows while the desk is gone; drawn once. */
export function desenharPlaca(x: Pincel, w: number, h: number, casa: string): void {
  x.fillStyle = '#16324f'
  x.fillRect(0, 0, w, h)
  x.fillStyle = CLARO
  x.textAlign = 'center'
  x.font = `bold ${Math.round(h / 12)}px sans-serif`
  x.fillText('Voltamos em instantes', w / 2, h / 2)
  x.font = `${Math.round(h / 22)}px sans-serif`
  x.fillText(casa, w / 2, h * 0.62)
}
