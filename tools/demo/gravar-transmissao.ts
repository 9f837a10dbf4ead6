// The small film that the demonstration's simulated operator sends: a pickup on a turntable, drawn from the pictures of this
// folder by a page of this program and encoded by the browser that the tests use. Two qualities, and the card of the interval.
//   node tools/run.mjs tools/demo/gravar-transmissao.ts
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { fragmento, segmentoInicial, VIDEO_HZ } from '../../apps/server/src/engines/midia/caixas.ts'
import { garantirNavegador } from '../setup/browser.mjs'

const AQUI = import.meta.dirname
const QUADROS = 24
const [FPS, SEGUNDOS, CHAVE_S] = [12, 12, 4]
const QUALIDADES = [
  { nome: 'alta', w: 848, h: 480, bits: 300_000 },
  { nome: 'baixa', w: 416, h: 240, bits: 80_000 },
] as const

interface Pedido {
  readonly fotos: readonly string[]
  readonly w: number
  readonly h: number
  readonly bits: number
  readonly fps: number
  readonly total: number
  readonly entreChaves: number
  readonly placa: boolean
}
interface Codificado {
  readonly avcC: string
  readonly quadros: readonly (readonly [chave: boolean, dados: string])[]
}

/** Runs in the page. */
async function codificar(p: Pedido): Promise<Codificado> {
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
    width: p.w,
    height: p.h,
    bitrate: p.bits,
    framerate: p.fps,
    latencyMode: 'quality',
    avc: { format: 'avc' },
  })
  const fotos = await Promise.all(p.fotos.map(async (f) => createImageBitmap(await (await fetch(f)).blob())))
  const tela = new OffscreenCanvas(p.w, p.h)
  const x = tela.getContext('2d', { alpha: false })
  if (x === null) throw new Error('no canvas')
  const letra = (altura: number, peso = ''): void => {
    x.font = `${peso} ${Math.round(p.h * altura)}px sans-serif`
  }
  const desenharFoto = (i: number, forca: number): void => {
    const f = fotos[i % fotos.length]
    if (f === undefined) return
    x.globalAlpha = forca
    const altura = (f.height * p.w) / f.width
    x.drawImage(f, 0, (p.h - altura) / 2, p.w, altura)
    x.globalAlpha = 1
  }
  const faixa = (cor: string, y: number, h: number): void => {
    x.fillStyle = cor
    x.fillRect(0, p.h * y, p.w, p.h * h)
  }
  for (let n = 0; n < p.total; n++) {
    const t = n / p.total
    if (p.placa) {
      faixa('#16324f', 0, 1)
      x.fillStyle = '#fff'
      x.textAlign = 'center'
      letra(0.1, 'bold')
      x.fillText('Voltamos em instantes', p.w / 2, p.h / 2)
    } else {
      const lugar = t * fotos.length
      desenharFoto(Math.floor(lugar), 1)
      // The next view comes in the last quarter.
      const resto = lugar % 1
      if (resto > 0.75) desenharFoto(Math.floor(lugar) + 1, (resto - 0.75) * 4)
      faixa('#101820', 0.9, 0.1)
      x.textAlign = 'left'
      x.fillStyle = '#fff'
      letra(0.048)
      x.fillText('Imagem de demonstração · valem o preço e o relógio da página', p.w * 0.03, p.h * 0.967)
      x.fillStyle = n % p.fps < p.fps / 2 ? '#d3122a' : '#8f0d1d'
      x.beginPath()
      x.roundRect(p.w * 0.03, p.h * 0.05, p.w * 0.19, p.h * 0.085, p.h * 0.02)
      x.fill()
      x.fillStyle = '#fff'
      letra(0.05, 'bold')
      x.fillText('NO PÁTIO', p.w * 0.042, p.h * 0.111)
    }
    const quadro = new VideoFrame(tela, { timestamp: Math.round((n * 1e6) / p.fps) })
    codificador.encode(quadro, { keyFrame: n % p.entreChaves === 0 })
    quadro.close()
    while (codificador.encodeQueueSize > 4) await new Promise((r) => setTimeout(r, 5))
  }
  await codificador.flush()
  return { avcC, quadros }
}

const fotos = Array.from({ length: QUADROS }, (_, i) => {
  const nome = `giro-picape-vermelha-${String(i).padStart(2, '0')}.webp`
  return `data:image/webp;base64,${readFileSync(path.join(AQUI, 'fotos', nome)).toString('base64')}`
})
const navegador = await chromium.launch({
  executablePath: await garantirNavegador(process.execPath),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await (await navegador.newContext()).newPage()
  await page.goto('chrome://version') // a secure context without a server: WebCodecs need one
  for (const { nome, w, h, bits } of QUALIDADES)
    for (const placa of [false, true]) {
      const fps = placa ? 10 : FPS
      const total = placa ? 20 : FPS * SEGUNDOS
      const entreChaves = placa ? total : FPS * CHAVE_S
      const c = await page.evaluate(codificar, { fotos, w, h, bits, fps, total, entreChaves, placa })
      const passo = VIDEO_HZ / fps
      const partes = c.quadros.map(([chave, dados], i) =>
        fragmento({
          video: true,
          inicio: i * passo,
          duracao: passo,
          chave,
          dados: Buffer.from(dados, 'base64'),
        }),
      )
      const inicio = segmentoInicial({ avcC: Buffer.from(c.avcC, 'base64'), w, h })
      const arquivo = path.join(AQUI, 'transmissao', `${placa ? 'placa-' : ''}${nome}.mp4`)
      writeFileSync(arquivo, Buffer.concat([inicio, ...partes]))
      console.log(path.basename(arquivo), Math.round(Buffer.concat(partes).length / 1024), 'kB')
    }
} finally {
  await navegador.close()
}
