// Damages inside: the drawn interior, looked at from near, with what happened there.
// Run: node tools/run.mjs tools/demo/desenhar/avarias-por-dentro.ts, then desenhar.ts --manifesto
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { arquivoDaAvaria, avariasDe } from '../avarias.ts'
import { VEICULOS } from '../veiculos.ts'
import { drawInterior, type Interior } from './interior.ts'
import { block, fade, grain, shape, solid, tint, tube } from './pincel.ts'
import { INTERIORES, interiorDe } from './por-dentro.ts'

const [W, H] = [1200, 900]

/** Part of the drawing that fills the picture: left, top, width. */
function near(c: SKRSContext2D, [x, y, w]: readonly [number, number, number]): void {
  c.scale(W / w, W / w)
  c.translate(-x, -y)
}

/** Chance from a fixed seed. */
function dice(seed: number): () => number {
  let s = seed
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 2 ** 32
  }
}

function rasgado(c: SKRSContext2D, i: Interior): void {
  near(c, [60, 560, 440])
  drawInterior(c, i)
  // The foam in the slit, its edges and threads.
  shape(c, '210,700 232,690 262,716 300,742 318,756 330,782 322,790 292,786 262,764 236,742 214,722 210,700')
  solid(c, '#c9a65a', 695, 95)
  c.fillStyle = 'rgba(70,45,15,.4)'
  const next = dice(5)
  for (let n = 0; n < 70; n++) {
    c.beginPath()
    c.arc(222 + n * 1.4 + next() * 8, 706 + n * 1.05 + next() * 16 - 8, 0.6 + next() * 1.6, 0, Math.PI * 2)
    c.fill()
  }
  c.lineWidth = 3.4
  c.strokeStyle = tint(i.seat, -0.55)
  c.stroke()
  for (let n = 0; n < 16; n++) {
    c.lineWidth = 0.7
    c.strokeStyle = tint(i.seat, 0.5)
    c.beginPath()
    const x = 216 + n * 6.6
    c.moveTo(x, 702 + n * 4.6)
    c.bezierCurveTo(x + 5, 712 + n * 4.4, x - 6, 718 + n * 4.4, x + next() * 12 - 4, 722 + n * 4.2)
    c.stroke()
  }
}

function gasto(c: SKRSContext2D, i: Interior): void {
  near(c, [60, 560, 460])
  drawInterior(c, i)
  const next = dice(9)
  // Rubbed pale along the bolster, pilling, and a seam that opens.
  for (const [x, y, rx, ry] of [
    [208, 720, 26, 80],
    [318, 760, 70, 52],
    [376, 690, 18, 60],
  ] as const) {
    c.save()
    c.translate(x, y)
    c.scale(rx, ry)
    const g = c.createRadialGradient(0, 0, 0.05, 0, 0, 1)
    g.addColorStop(0, 'rgba(214,206,190,.5)')
    g.addColorStop(1, 'rgba(214,206,190,0)')
    c.fillStyle = g
    c.fillRect(-1, -1, 2, 2)
    c.restore()
    for (let n = 0; n < 130; n++) {
      const a = next() * Math.PI * 2
      const r = Math.sqrt(next())
      c.fillStyle = next() > 0.5 ? 'rgba(235,230,220,.35)' : 'rgba(20,20,20,.3)'
      c.beginPath()
      c.arc(x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r, 0.5 + next() * 0.9, 0, Math.PI * 2)
      c.fill()
    }
  }
  c.lineWidth = 2.2
  c.strokeStyle = 'rgba(12,12,12,.8)'
  c.beginPath()
  c.moveTo(262, 690)
  c.bezierCurveTo(252, 724, 250, 752, 252, 784)
  c.stroke()
}

function forro(c: SKRSContext2D, i: Interior): void {
  near(c, [250, 0, 720])
  drawInterior(c, i)
  // The cloth hangs in a belly below its foam.
  shape(
    c,
    '250,60 420,70 520,96 600,150 660,190 760,196 820,150 880,108 930,92 990,84 990,20 700,-20 250,-20 250,60',
  )
  solid(c, '#b3ab9c', 0, 205)
  for (const [x, y, w] of [
    [470, 70, 120],
    [640, 128, 140],
    [790, 96, 110],
  ] as const) {
    c.lineWidth = 5
    c.strokeStyle = 'rgba(60,52,40,.35)'
    c.beginPath()
    c.moveTo(x - w / 2, y - 26)
    c.bezierCurveTo(x - w / 4, y + 12, x + w / 4, y + 16, x + w / 2, y - 20)
    c.stroke()
    c.lineWidth = 3
    c.strokeStyle = 'rgba(255,250,238,.4)'
    c.beginPath()
    c.moveTo(x - w / 2, y - 18)
    c.bezierCurveTo(x - w / 4, y + 20, x + w / 4, y + 24, x + w / 2, y - 12)
    c.stroke()
  }
  shape(c, '250,40 330,44 400,58 440,74 400,72 330,64 250,60 250,40')
  solid(c, '#a3813f', 40, 36)
}

/** An empty air bag that hangs from where it came. */
function bag(c: SKRSContext2D, x: number, y: number, w: number, h: number): void {
  const p = (dx: number, dy: number) => `${x + dx * w},${y + dy * h}`
  shape(
    c,
    `${p(-0.3, 0)} ${p(-0.56, 0.12)} ${p(-0.6, 0.5)} ${p(-0.46, 0.72)} ${p(-0.4, 0.98)} ${p(-0.1, 0.86)} ${p(0, 1)} ${p(0.14, 0.9)} ${p(0.4, 0.98)} ${p(0.46, 0.7)} ${p(0.6, 0.46)} ${p(0.54, 0.1)} ${p(0.3, 0)} ${p(0.1, -0.04)} ${p(-0.1, -0.04)} ${p(-0.3, 0)}`,
  )
  solid(c, '#dcd8cd', y, h)
  for (const [a, b, k] of [
    [-0.26, -0.34, 0.8],
    [-0.08, -0.12, 0.9],
    [0.1, 0.06, 0.84],
    [0.27, 0.36, 0.78],
  ] as const) {
    c.lineWidth = w * 0.022
    c.strokeStyle = 'rgba(86,80,68,.45)'
    c.beginPath()
    c.moveTo(x + a * w, y + 0.05 * h)
    c.bezierCurveTo(x + (a - 0.05) * w, y + 0.4 * h, x + (b + 0.06) * w, y + 0.6 * h, x + b * w, y + k * h)
    c.stroke()
  }
  c.fillStyle = 'rgba(120,100,70,.3)'
  c.beginPath()
  c.ellipse(x + w * 0.12, y + h * 0.42, w * 0.1, h * 0.07, 0.5, 0, Math.PI * 2)
  c.fill()
}

function airbags(c: SKRSContext2D, i: Interior): void {
  drawInterior(c, i)
  // The flaps of the covers, then the bags.
  shape(c, '820,420 900,398 1000,398 1080,424 1070,452 1000,438 900,438 832,450 820,420')
  solid(c, '#141517', 398, 54)
  bag(c, 330, 520, 300, 330)
  bag(c, 950, 424, 300, 250)
}

function desmontado(c: SKRSContext2D, i: Interior): void {
  drawInterior(c, i)
  // No radio, no cover under the wheel, no glove box: dark holes with their cables.
  for (const [x, y, w, h] of [
    [506, 476, 188, 118],
    [822, 512, 256, 86],
  ] as const) {
    c.beginPath()
    c.roundRect(x, y, w, h, 10)
    c.fillStyle = fade(c, y, y + h, [
      [0, '#050505'],
      [1, '#191a1b'],
    ])
    c.fill()
    c.lineWidth = 4
    c.strokeStyle = '#3b3d3f'
    c.stroke()
  }
  tube(c, '540,500 500,610 640,600 585,700', 7, '#a8322c')
  tube(c, '580,492 640,600 540,640 640,716', 7, '#2f6fae')
  tube(c, '630,500 700,580 600,650 690,690', 7, '#c9a23a')
  tube(c, '900,540 840,640 960,640 930,720', 7, '#3a8a4e')
  tube(c, '980,540 1040,620 930,650 1010,716', 7, '#b9bdc0')
  block(c, 574, 676, 34, 22, 4, '#d9d7cf')
  block(c, 914, 708, 34, 22, 4, '#d9d7cf')
  // Where the passenger's seat stood: rails on the bare floor.
  c.beginPath()
  c.rect(770, 600, 330, 300)
  c.fillStyle = fade(c, 600, 900, [
    [0, '#26241f'],
    [1, '#4a443a'],
  ])
  c.fill()
  for (const x of [830, 1010]) block(c, x, 640, 30, 250, 6, '#83878a')
  const next = dice(3)
  for (let n = 0; n < 26; n++) {
    c.beginPath()
    c.arc(790 + next() * 290, 640 + next() * 240, 2 + next() * 4, 0, Math.PI * 2)
    solid(c, '#8d8f90', 600, 300, false)
  }
}

const DESENHOS = { rasgado, gasto, forro, airbags, desmontado } as const
export type Dentro = keyof typeof DESENHOS

export async function drawInsideDamages(folder: string): Promise<void> {
  for (const v of VEICULOS)
    for (const [n, a] of avariasDe(v.codigo).entries()) {
      if (a.dentro === undefined) continue
      const canvas = createCanvas(W, H)
      const c = canvas.getContext('2d')
      const kind = interiorDe(v)?.replace(/^interior-|\.webp$/g, '') ?? 'cinza'
      c.save()
      DESENHOS[a.dentro](c, INTERIORES[kind]!)
      c.restore()
      grain(c, W, H, 17 + n)
      const bytes = await sharp(canvas.toBuffer('image/png')).webp({ quality: 66, effort: 6 }).toBuffer()
      writeFileSync(join(folder, arquivoDaAvaria(v.codigo, n)), bytes)
    }
}

if (import.meta.main) await drawInsideDamages(join(import.meta.dirname, '..', 'fotos'))
