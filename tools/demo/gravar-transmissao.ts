// The small film that the demonstration's simulated operator sends: a pickup on a turntable, drawn from the pictures of this
// folder. Two qualities, and the card of the interval.
//   node tools/run.mjs tools/demo/gravar-transmissao.ts
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Codificado, emMp4, type Formato, noNavegador } from './codificar.ts'

const AQUI = import.meta.dirname
const QUADROS = 24
const [FPS, SEGUNDOS, CHAVE_S] = [12, 12, 4]
/** Exactly 16:9, in whole blocks of the encoder: players show them without edges. */
const QUALIDADES = [
  { nome: 'alta', w: 768, h: 432, bits: 300_000 },
  { nome: 'baixa', w: 512, h: 288, bits: 90_000 },
] as const

interface Pedido extends Formato {
  readonly fotos: readonly string[]
  readonly total: number
  readonly placa: boolean
}

/** Runs in the page. */
async function filmar(p: Pedido): Promise<Codificado> {
  const filme = globalThis.filmadora(p)
  const { x } = filme
  const fotos = await filme.fotos(p.fotos)
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
      letra(0.05, 'bold')
      const placa = 'NO PÁTIO'
      // As wide as its words in the font of the machine that draws.
      const largura = x.measureText(placa).width + p.w * 0.03
      x.fillStyle = n % p.fps < p.fps / 2 ? '#d3122a' : '#8f0d1d'
      x.beginPath()
      x.roundRect(p.w * 0.03, p.h * 0.05, largura, p.h * 0.085, p.h * 0.02)
      x.fill()
      x.fillStyle = '#fff'
      x.fillText(placa, p.w * 0.045, p.h * 0.111)
    }
    await filme.quadro()
  }
  return filme.fim()
}

const fotos = Array.from({ length: QUADROS }, (_, i) => {
  const nome = `giro-picape-leve-vermelha-${String(i).padStart(2, '0')}.webp`
  return `data:image/webp;base64,${readFileSync(path.join(AQUI, 'fotos', nome)).toString('base64')}`
})
await noNavegador(async (page) => {
  for (const { nome, w, h, bits } of QUALIDADES)
    for (const placa of [false, true]) {
      const fps = placa ? 10 : FPS
      const total = placa ? 20 : FPS * SEGUNDOS
      const formato = { w, h, bits, fps, entreChaves: placa ? total : FPS * CHAVE_S }
      const bytes = emMp4(await page.evaluate(filmar, { ...formato, fotos, total, placa }), formato, true)
      const arquivo = path.join(AQUI, 'transmissao', `${placa ? 'placa-' : ''}${nome}.mp4`)
      writeFileSync(arquivo, bytes)
      console.log(path.basename(arquivo), Math.round(bytes.length / 1024), 'kB')
    }
})
