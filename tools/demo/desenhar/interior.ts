// Interiors by the kind of body: seen from between the seats, through the windscreen into the yard. The upholstery's colour
// differs by file. Drawn by por-dentro.ts.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { block, fade, grain, type Ponto, shape, solid, tint } from './pincel.ts'

export interface Interior {
  readonly seat: string
  readonly dash: string
  /** upright screen, flat wheel: lorries and buses */
  readonly cab: boolean
  readonly screen: boolean
  readonly stripe: string
}

const [W, H] = [1200, 900]

/** Sky, trees, wall with its stripe and the floor, as the outside pictures have them. */
function yard(c: SKRSContext2D, stripe: string, low: number): void {
  c.fillStyle = fade(c, 0, low, [
    [0, '#cfdde4'],
    [0.5, '#e7edee'],
    [1, '#d8d8d0'],
  ])
  c.fillRect(0, 0, W, low)
  c.fillStyle = '#5d7350'
  for (let i = 0; i < 15; i++) {
    c.beginPath()
    c.ellipse(i * 90 - 20, low * 0.53, 82, 36 + ((i * 37) % 34), 0, 0, Math.PI * 2)
    c.fill()
  }
  c.fillStyle = '#c9bfae'
  c.fillRect(0, low * 0.56, W, low * 0.3)
  c.fillStyle = stripe
  c.fillRect(0, low * 0.7, W, low * 0.1)
  c.fillStyle = fade(c, low * 0.84, low, [
    [0, '#8b8783'],
    [1, '#a19c96'],
  ])
  c.fillRect(0, low * 0.84, W, low * 0.3)
}

function frame(c: SKRSContext2D, i: Interior): void {
  // Roof and pillars: one piece with the windscreen cut out.
  const top = i.cab ? 34 : 92
  const low = i.cab ? 520 : 405
  c.beginPath()
  c.rect(0, 0, W, H)
  c.moveTo(i.cab ? 70 : 190, top)
  c.bezierCurveTo(400, top - 22, 800, top - 22, i.cab ? 1130 : 1010, top)
  c.lineTo(i.cab ? 1170 : 1150, low)
  c.lineTo(i.cab ? 30 : 50, low)
  c.closePath()
  c.fillStyle = fade(c, 0, H, [
    [0, '#b9b4aa'],
    [0.12, '#8f8b84'],
    [0.5, '#4b4a48'],
    [1, '#1d1d1d'],
  ])
  c.fill('evenodd')
  c.lineWidth = 10
  c.strokeStyle = '#17181a'
  c.stroke()
  block(c, 520, top - 16, 160, 54, 18, '#17191b')
  c.fillStyle = fade(c, top - 8, top + 30, [
    [0, '#8fa3ad'],
    [1, '#56646b'],
  ])
  c.beginPath()
  c.roundRect(530, top - 8, 140, 38, 12)
  c.fill()
}

function dash(c: SKRSContext2D, i: Interior): void {
  const y = i.cab ? 492 : 388
  shape(
    c,
    `-20,${y + 50} 160,${y - 30} 380,${y - 4} 600,${y} 820,${y - 4} 1040,${y - 30} 1220,${y + 50} 1220,${y + 220} 1220,${y + 260} 1220,${y + 270} 900,${y + 215} 300,${y + 215} -20,${y + 270}`,
  )
  solid(c, i.dash, y - 10, 270)
  // A seam, and the glove box.
  c.lineWidth = 3
  c.strokeStyle = 'rgba(0,0,0,.5)'
  c.beginPath()
  c.moveTo(-20, y + 118)
  c.bezierCurveTo(300, y + 82, 900, y + 82, 1220, y + 118)
  c.stroke()
  c.beginPath()
  c.roundRect(810, y + 118, 280, 92, 18)
  c.stroke()
  for (const x of [120, 470, 690, 1060]) vent(c, x, y + 66)
  c.beginPath()
  c.ellipse(330, y + 48, 150, 62, 0, Math.PI, 0)
  solid(c, '#101214', y - 14, 90)
}

function vent(c: SKRSContext2D, x: number, y: number): void {
  block(c, x - 48, y - 24, 96, 48, 14, '#15171a')
  c.lineWidth = 4
  c.strokeStyle = '#3d4145'
  for (let k = -1; k <= 1; k++) {
    c.beginPath()
    c.moveTo(x - 38, y + k * 12)
    c.lineTo(x + 38, y + k * 12)
    c.stroke()
  }
}

function stack(c: SKRSContext2D, i: Interior): void {
  const y = i.cab ? 560 : 462
  block(c, 496, y, 208, 150, 20, '#121416')
  c.fillStyle = i.screen
    ? fade(c, y, y + 110, [
        [0, '#22384a'],
        [1, '#0c151d'],
      ])
    : '#1d2a20'
  c.beginPath()
  c.roundRect(512, y + 14, 176, i.screen ? 96 : 40, 8)
  c.fill()
  c.fillStyle = 'rgba(255,255,255,.13)'
  c.beginPath()
  c.moveTo(512, y + 14)
  c.lineTo(620, y + 14)
  c.lineTo(560, y + (i.screen ? 110 : 54))
  c.lineTo(512, y + (i.screen ? 110 : 54))
  c.fill()
  for (const x of [532, 600, 668]) {
    c.beginPath()
    c.arc(x, y + (i.screen ? 129 : 100), i.screen ? 10 : 24, 0, Math.PI * 2)
    solid(c, '#34383c', y + 76, 60)
  }
  // Tunnel and lever.
  shape(
    c,
    `500,${y + 150} 560,${y + 146} 640,${y + 146} 700,${y + 150} 760,${y + 260} 790,820 800,920 700,920 500,920 400,920 410,820 440,${y + 260} 500,${y + 150}`,
  )
  solid(c, '#1f2123', y + 140, 320)
  shape(
    c,
    '560,730 575,700 625,700 640,730 670,770 670,800 650,812 610,824 590,824 550,812 530,800 530,770 560,730',
  )
  solid(c, '#2b2d2f', 700, 120)
  c.lineWidth = 13
  c.lineCap = 'round'
  c.strokeStyle = '#8d949a'
  c.beginPath()
  c.moveTo(600, 742)
  c.lineTo(606, 672)
  c.stroke()
  c.beginPath()
  c.ellipse(608, 652, 27, 32, 0, 0, Math.PI * 2)
  solid(c, '#1a1b1d', 620, 64)
}

function wheel(c: SKRSContext2D, i: Interior): void {
  const [x, y] = [330, i.cab ? 640 : 540]
  const [rx, ry] = i.cab ? [235, 120] : [190, 178]
  const ring = (w: number, style: string, dy: number): void => {
    c.lineWidth = w
    c.strokeStyle = style
    c.beginPath()
    c.ellipse(x, y + dy, rx, ry, -0.04, 0, Math.PI * 2)
    c.stroke()
  }
  c.save()
  c.shadowColor = 'rgba(0,0,0,.6)'
  c.shadowBlur = 22
  c.shadowOffsetY = 14
  ring(40, '#0e0f10', 0)
  c.restore()
  ring(30, '#202224', -3)
  ring(7, '#4a4e52', -11)
  for (const [dx, dy] of [
    [-1, 0.1],
    [1, 0.1],
    [0, 1],
  ] as const) {
    c.lineWidth = dy === 1 ? 40 : 52
    c.strokeStyle = '#191b1d'
    c.beginPath()
    c.moveTo(x, y + ry * 0.1)
    c.lineTo(x + dx * rx * 0.94, y + dy * ry * 0.92)
    c.stroke()
  }
  c.beginPath()
  c.ellipse(x, y + ry * 0.08, rx * 0.4, ry * 0.36, 0, 0, Math.PI * 2)
  solid(c, '#232628', y - ry * 0.3, ry * 0.8)
  c.beginPath()
  c.arc(x, y + ry * 0.06, 17, 0, Math.PI * 2)
  solid(c, '#b9bfc4', y - 10, 40)
}

/** One front seat from behind and above. `side`: -1 the driver's. */
function seat(c: SKRSContext2D, side: -1 | 1, i: Interior): void {
  const at = (x: number, y: number): Ponto => [600 + side * x, y]
  c.lineWidth = 12
  c.strokeStyle = '#6d7378'
  for (const x of [318, 362]) {
    c.beginPath()
    c.moveTo(...at(x, 560))
    c.lineTo(...at(x, 640))
    c.stroke()
  }
  shape(c, '258,560 262,470 418,470 424,560 420,600 262,600 258,560', at)
  solid(c, i.seat, 480, 110)
  shape(
    c,
    '196,920 176,760 206,640 262,618 312,604 384,604 436,622 506,650 540,780 560,920 450,930 300,930 196,920',
    at,
  )
  solid(c, i.seat, 600, 330)
  shape(
    c,
    '262,920 252,790 272,690 296,672 330,660 376,660 408,676 450,720 466,820 474,920 420,930 330,930 262,920',
    at,
  )
  c.fillStyle = tint(i.seat, -0.32)
  c.fill()
  c.setLineDash([9, 7])
  c.lineWidth = 3
  c.strokeStyle = tint(i.seat, 0.45)
  c.stroke()
  c.setLineDash([])
}

export function drawInterior(c: SKRSContext2D, i: Interior): void {
  yard(c, i.stripe, i.cab ? 520 : 410)
  frame(c, i)
  dash(c, i)
  stack(c, i)
  wheel(c, i)
  seat(c, -1, i)
  seat(c, 1, i)
  grain(c, W, H, 11)
}
