// Frames that a page draws, encoded by the browser that the tests use (WebCodecs), as a fragmented MP4 file.
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { fragmento, segmentoInicial, VIDEO_HZ } from '../../apps/server/src/engines/midia/caixas.ts'
import { garantirNavegador } from '../setup/browser.mjs'

export interface Formato {
  readonly w: number
  readonly h: number
  readonly bits: number
  readonly fps: number
  /** every so many frames one that needs no other */
  readonly entreChaves: number
}
export interface Codificado {
  readonly avcC: string
  readonly quadros: readonly (readonly [chave: boolean, dados: string])[]
}
/** What a program that runs in the page draws with. */
export interface Filmadora {
  readonly tela: OffscreenCanvas
  readonly x: OffscreenCanvasRenderingContext2D
  fotos(enderecos: readonly string[]): Promise<readonly ImageBitmap[]>
  /** The canvas as it is now is the next frame. */
  quadro(): Promise<void>
  fim(): Promise<Codificado>
}
declare global {
  var filmadora: (f: Formato) => Filmadora
}

/** Runs in the page: gives it `filmadora`. */
function montar(): void {
  globalThis.filmadora = ({ w, h, bits, fps, entreChaves }) => {
    const emTexto = (b: Uint8Array): string => {
      let s = ''
      for (let i = 0; i < b.length; i += 8192) s += String.fromCharCode(...b.subarray(i, i + 8192))
      return btoa(s)
    }
    const quadros: [boolean, string][] = []
    let avcC = ''
    const codificador = new VideoEncoder({
      output: (c, meta) => {
        const d = meta?.decoderConfig?.description
        if (d) avcC = emTexto(new Uint8Array(d as ArrayBuffer))
        const b = new Uint8Array(c.byteLength)
        c.copyTo(b)
        quadros.push([c.type === 'key', emTexto(b)])
      },
      error: (e) => {
        throw e
      },
    })
    codificador.configure({
      codec: 'avc1.42E01F',
      width: w,
      height: h,
      bitrate: bits,
      framerate: fps,
      latencyMode: 'quality',
      avc: { format: 'avc' },
    })
    const tela = new OffscreenCanvas(w, h)
    const x = tela.getContext('2d', { alpha: false })
    if (x === null) throw new Error('no canvas')
    let n = 0
    return {
      tela,
      x,
      fotos: (enderecos) =>
        Promise.all(enderecos.map(async (e) => createImageBitmap(await (await fetch(e)).blob()))),
      async quadro() {
        const quadro = new VideoFrame(tela, { timestamp: Math.round((n * 1e6) / fps) })
        codificador.encode(quadro, { keyFrame: n % entreChaves === 0 })
        quadro.close()
        n++
        while (codificador.encodeQueueSize > 4) await new Promise((r) => setTimeout(r, 5))
      },
      async fim() {
        await codificador.flush()
        return { avcC, quadros }
      },
    }
  }
}

/** A page that can draw and encode, while `fn` runs. */
export async function noNavegador(fn: (page: Page) => Promise<void>): Promise<void> {
  const navegador = await chromium.launch({
    executablePath: await garantirNavegador(process.execPath),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await (await navegador.newContext()).newPage()
    await page.goto('chrome://version') // a secure context without a server: WebCodecs need one
    await page.evaluate(montar)
    await fn(page)
  } finally {
    await navegador.close()
  }
}

/** The file: for a player that streams (`comSom`: it is told of a sound track too), or for one that plays a file. */
export function emMp4(c: Codificado, { w, h, fps }: Formato, comSom: boolean): Buffer {
  const passo = VIDEO_HZ / fps
  const partes = c.quadros.map(([chave, dados], i) =>
    fragmento({ video: true, inicio: i * passo, duracao: passo, chave, dados: Buffer.from(dados, 'base64') }),
  )
  return Buffer.concat([segmentoInicial({ avcC: Buffer.from(c.avcC, 'base64'), w, h }, comSom), ...partes])
}
